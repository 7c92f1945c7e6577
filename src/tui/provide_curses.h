/* The one place that includes curses. */
#ifndef TUI_PROVIDE_CURSES_H
#define TUI_PROVIDE_CURSES_H

#define NCURSES_WIDECHAR 1
#define NCURSES_ENABLE_STDBOOL_H 1
#include <curses.h>
#include <panel.h>

#endif
