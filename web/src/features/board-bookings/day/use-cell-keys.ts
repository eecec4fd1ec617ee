import { type FocusEvent, type KeyboardEvent, useState } from 'react';

const cellMark = '[data-cell]';
const rowMark = '[data-start]';

const cellsIn = (row: Element) => [...row.querySelectorAll<HTMLElement>(cellMark)];

const middleOf = (cell: HTMLElement) => {
  const { left, width } = cell.getBoundingClientRect();
  return left + width / 2;
};

/** The horizontally nearest cell in the row's first line (moving down) or last line (moving up). */
const nearest = (cells: readonly HTMLElement[], middle: number, isDown: boolean) => {
  const edge = isDown ? cells[0] : cells.at(-1);
  const top = edge?.offsetTop;
  const line = cells.filter(({ offsetTop }) => offsetTop === top);
  return [...line].sort((a, b) => Math.abs(middleOf(a) - middle) - Math.abs(middleOf(b) - middle))[0];
};

/** The next line up or down. It may be another line of the same row, otherwise it is in the next row with cells. */
const above = (cell: HTMLElement, isDown: boolean) => {
  const row = cell.closest(rowMark);
  if (!row) return undefined;
  const middle = middleOf(cell);
  const own = cellsIn(row).filter(({ offsetTop }) =>
    isDown ? offsetTop > cell.offsetTop : offsetTop < cell.offsetTop,
  );
  if (own.length > 0) return nearest(own, middle, isDown);
  const next = (one: Element) => (isDown ? one.nextElementSibling : one.previousElementSibling);
  for (let other = next(row); other !== null; other = next(other)) {
    const cells = cellsIn(other);
    if (cells.length > 0) return nearest(cells, middle, isDown);
  }
  return undefined;
};

const cellAfterKey = (cell: HTMLElement, key: string): HTMLElement | undefined => {
  if (key === 'ArrowDown' || key === 'ArrowUp') return above(cell, key === 'ArrowDown');
  const sheet = cell.closest('ol');
  const cells = sheet ? cellsIn(sheet) : [];
  const place = cells.indexOf(cell);
  if (key === 'ArrowLeft') return cells[place - 1];
  if (key === 'ArrowRight') return cells[place + 1];
  const inRow = cellsIn(cell.closest(rowMark) ?? cell);
  if (key === 'Home') return inRow[0];
  return key === 'End' ? inRow.at(-1) : undefined;
};

const bookingOf = (target: EventTarget) =>
  target instanceof Element ? target.closest('[data-row]')?.getAttribute('data-row') : null;

const isPlain = ({ ctrlKey, altKey, metaKey }: KeyboardEvent) => !(ctrlKey || altKey || metaKey);

type Keys = {
  readonly ids: readonly string[];
  /** Gets all keys while a truck is being moved. */
  readonly onCarry: (key: string) => boolean;
  readonly onTakeUp: (id: string) => void;
};

/** The sheet is one Tab stop. Arrows move among the trucks, and M starts moving one. */
export const useCellKeys = ({ ids, onCarry, onTakeUp }: Keys) => {
  const [last, setLast] = useState<string>();
  return {
    stopId: last !== undefined && ids.includes(last) ? last : ids[0],
    handlers: {
      onFocus: ({ target }: FocusEvent) => {
        const id = bookingOf(target);
        if (id) setLast(id);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const { target, key, code } = event;
        if (!(target instanceof HTMLElement) || !isPlain(event)) return;
        if (onCarry(key)) return event.preventDefault();
        if (!target.hasAttribute('data-cell')) return;
        const id = bookingOf(target);
        if (code === 'KeyM' && id) {
          event.preventDefault();
          return onTakeUp(id);
        }
        const next = cellAfterKey(target, key);
        if (!next) return;
        event.preventDefault();
        next.focus();
      },
    },
  };
};
