/** Marks rows of called and waiting trucks, in page order. */
const rowMark = '[data-line-row]';

const buttonsOf = (row: Element) =>
  [...row.querySelectorAll<HTMLButtonElement>('button:enabled')].filter(
    (button) => button.closest('[role="menu"]') === null,
  );

/** Arrow-key navigation as in a grid. False if the key does nothing here. */
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

const rowOf = (id: string) => document.querySelector(`[data-line-row="${CSS.escape(id)}"]`);

const focusIn = (row: Element | null | undefined) => {
  row?.scrollIntoView({ block: 'nearest' });
  if (row) buttonsOf(row)[0]?.focus({ preventScroll: true });
  return row != null;
};

export const focusRow = (id: string) => focusIn(rowOf(id));

/** The first row with enabled buttons. Those of a truck that is leaving are disabled. */
const firstOf = (rows: string) =>
  [...document.querySelectorAll(rows)].find((row) => buttonsOf(row).length > 0);

export const focusFirstCalled = () => focusIn(firstOf('[data-line-row][data-called]'));

export const focusFirstWaiting = () =>
  focusIn(firstOf('[data-line-row]:not([data-called])')) || focusFirstCalled();

/** The booking's id of the row that has the focus. */
export const rowWithFocus = (target: Element) => target.closest<HTMLElement>(rowMark)?.dataset.lineRow;

/** Opens the menu of a called truck as a press on its button would. */
export const openRowMenu = (id: string) => {
  const button = rowOf(id)?.querySelector<HTMLButtonElement>('button[aria-haspopup="menu"]');
  button?.scrollIntoView({ block: 'nearest' });
  button?.focus({ preventScroll: true });
  button?.click();
};
