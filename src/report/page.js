'use strict';
// The slider of each game's maps: shows one turn after the other, on a map that is there already.
for (const figure of document.querySelectorAll('.turns')) {
	const slider = figure.querySelector('input');
	const turn = figure.querySelector('use[id]');
	const caption = figure.querySelector('output');
	const words = figure.querySelector('.words-now');
	const text = figure.querySelector('desc');
	const show = () => {
		const told = figure.querySelectorAll('template')[slider.value];

		turn.setAttribute('href', '#' + told.dataset.map);
		caption.textContent = told.dataset.caption;
		slider.setAttribute('aria-valuetext', told.dataset.caption);
		words.replaceChildren(told.content.cloneNode(true));
		text.textContent = words.textContent;
	};
	for (const button of figure.querySelectorAll('button'))
		button.addEventListener('click', () => {
			slider.value = Number(slider.value) + Number(button.dataset.step);
			show();
		});
	slider.addEventListener('input', show);
	figure.hidden = false;
	show();
}
