/** `keyCode` of every key event that an input method has used. */
const takenByInputMethod = 229;

/**
 * While an input method composes, Enter, Escape and arrows belong to it. Safari ends the composition before the
 * keydown that ended it, so that only the key code tells.
 */
export const isComposing = (event: KeyboardEvent) =>
  event.isComposing || event.keyCode === takenByInputMethod;
