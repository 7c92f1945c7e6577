// Asks yaml-language-server of files, as an editor does, and tells how many faults it finds in
// each, with the first of them:
//
//     node ask.js SERVER FILE...        a line each: FILE, a tab, the number, a tab, the first
'use strict';
const { spawn } = require('child_process');
const fs = require('fs');
const path = require('path');
const { pathToFileURL } = require('url');

const [server, ...files] = process.argv.slice(2);
const child = spawn(process.execPath, [server, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
const open = new Map();
let held = Buffer.alloc(0);

function send(message) {
	const text = JSON.stringify({ jsonrpc: '2.0', ...message });

	child.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
}

function openFiles() {
	send({ method: 'initialized', params: {} });
	for (const file of files) {
		const uri = pathToFileURL(path.resolve(file)).href;

		open.set(uri, file);
		send({ method: 'textDocument/didOpen', params: { textDocument: {
			uri, languageId: 'yaml', version: 1, text: fs.readFileSync(file, 'utf8') } } });
	}
}

function tell(params) {
	const file = open.get(params.uri);
	const first = params.diagnostics[0];

	if (file === undefined)
		return;
	open.delete(params.uri);
	console.log(`${file}\t${params.diagnostics.length}\t${first ?
		`${first.range.start.line + 1}: ${first.message.split('\n')[0]}` : ''}`);
	if (open.size === 0)
		process.exit(0);
}

function take(message) {
	if (message.id === 1 && message.result)
		openFiles();
	else if (message.method === 'workspace/configuration')
		send({ id: message.id, result: message.params.items.map(() =>
			({ validate: true, schemaStore: { enable: false } })) });
	else if (message.method === 'textDocument/publishDiagnostics')
		tell(message.params);
	else if (message.id !== undefined && message.method)
		send({ id: message.id, result: null });
}

child.stdout.on('data', (data) => {
	held = Buffer.concat([held, data]);
	for (;;) {
		const end = held.indexOf('\r\n\r\n');
		const size = end < 0 ? NaN : Number(/Content-Length: (\d+)/.exec(held.toString('ascii', 0, end))[1]);

		if (!(held.length >= end + 4 + size))
			return;
		take(JSON.parse(held.toString('utf8', end + 4, end + 4 + size)));
		held = held.subarray(end + 4 + size);
	}
});
setTimeout(() => { console.error('ask.js: no answer'); process.exit(1); }, 120000).unref();
send({ id: 1, method: 'initialize', params: { processId: process.pid, rootUri: null,
	capabilities: { workspace: { configuration: true } } } });
