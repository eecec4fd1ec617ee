import { isComposing } from '../../lib/screen/is-composing.ts';

/** Where a panel puts the focus when it opens. */
const firstField = '[data-panel] input[data-autofocus]';
/** A form that has not come by then will not. */
const longestMs = 5000;

const isPlain = ({ ctrlKey, altKey, metaKey }: KeyboardEvent) => !(ctrlKey || altKey || metaKey);

const pressEnter = (field: HTMLElement) =>
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));

/** Typed by the editing command, because a form hears of that as of a hand's typing. */
const typeInto = (field: HTMLElement, text: string, isEntered: boolean) => {
  if (text !== '') document.execCommand('insertText', false, text);
  // The form takes the text first: Enter must not send it without.
  if (isEntered) queueMicrotask(() => pressEnter(field));
};

/** What is typed while a panel with a form is still loading goes to its first field. */
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
