/** Marks rows of called and waiting trucks, in page order. */
const rowMark = '[data-line-row]';

const buttonsOf = (row: Element) =>
  [...row.querySelectorAll<HTMLButtonElement>('button:enabled')].filter(
    (button) => button.closest('[role="menu"]') === null,
  );

/** Arrow-key navigation as in a grid. False if the key does not apply here. */
export const moveAmongRows = (from: Element, key: string): boolean => {
  const rows = [...document.querySelectorAll(rowMark)];
  const row = from.closest(rowMark);
  const place = row ? rows.indexOf(row) : -1;
  if (!row || from.closest('[role="menu"]')) return false;
  const buttons = buttonsOf(row);
  const column = buttons.indexOf(from as HTMLButtonElement);
  const step = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 }[key];
  if (step === undefined) return false;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    buttons[column + step]?.focus();
    return true;
  }
  const next = rows[place + step];
  if (!next) return false;
  const others = buttonsOf(next);
  (others[column] ?? others.at(-1))?.focus();
  return true;
};

export const focusRow = (id?: string) => {
  const row = document.querySelector(id === undefined ? rowMark : `[data-line-row="${CSS.escape(id)}"]`);
  if (!row) return;
  row.scrollIntoView({ block: 'nearest' });
  buttonsOf(row)[0]?.focus({ preventScroll: true });
};
