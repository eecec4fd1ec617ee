/** `keyCode` of every key event that an input method consumed. */
const takenByInputMethod = 229;

/**
 * During IME composition Enter, Escape and arrows belong to the input method. Safari ends the composition
 * before the keydown that ended it, so only the key code is left to check.
 */
export const isComposing = (event: KeyboardEvent) =>
  event.isComposing || event.keyCode === takenByInputMethod;
