/** Where ⌘ stands for Ctrl. */
export const isMac = /Mac|iP(hone|ad)/.test(navigator.userAgent);
