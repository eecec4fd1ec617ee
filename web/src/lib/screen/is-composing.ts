/** What browsers give for every key that an input method took for itself. */
const takenByInputMethod = 229;

/**
 * A word is being composed, in Chinese say: Enter, Escape and the arrows belong to the input method. Safari tells that
 * the word is done before it tells of the key that did it: then the code alone is left.
 */
export const isComposing = (event: KeyboardEvent) =>
  event.isComposing || event.keyCode === takenByInputMethod;
