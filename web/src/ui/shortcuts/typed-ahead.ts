import { isComposing } from '../../lib/screen/is-composing.ts';

/** The field that gets the focus when a panel opens. */
const firstField = '[data-panel] input[data-autofocus]';
/** Gives up after this time, because the form will not come any more. */
const longestMs = 5000;

const isPlain = ({ ctrlKey, altKey, metaKey }: KeyboardEvent) => !(ctrlKey || altKey || metaKey);

const pressEnter = (field: HTMLElement) =>
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));

/** Uses the editing command, because a form takes that for typing. */
const typeInto = (field: HTMLElement, text: string, isEntered: boolean) => {
  if (text !== '') document.execCommand('insertText', false, text);
  // Enter comes later, because the form must have taken the text before it is submitted.
  if (isEntered) queueMicrotask(() => pressEnter(field));
};

/** Puts what is typed while a panel's form is still loading into the first field of the form. */
export const keepTyped = () => {
  let text = '';
  let isEntered = false;
  const hearing = new AbortController();
  const stop = () => hearing.abort();
  const timer = setTimeout(stop, longestMs);
  hearing.signal.addEventListener('abort', () => clearTimeout(timer));
  const options = { capture: true, signal: hearing.signal };
  window.addEventListener(
    'keydown',
    (event) => {
      if (!isPlain(event) || isComposing(event) || event.key === 'Shift') return;
      const isText = [...event.key].length === 1;
      if (isEntered || (!isText && event.key !== 'Enter')) return stop();
      if (isText) text += event.key;
      else isEntered = true;
      event.preventDefault();
      event.stopPropagation();
    },
    options,
  );
  window.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof HTMLElement) || !target.matches(firstField)) return;
      stop();
      queueMicrotask(() => document.activeElement === target && typeInto(target, text, isEntered));
    },
    options,
  );
  window.addEventListener('pointerdown', stop, options);
};
