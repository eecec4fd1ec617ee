/** Everything that arrow keys can reach: trucks, free places, folded groups. */
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

/** Moves through the lines of a wrapped row first, then to the next row that has cells. */
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

/** Arrow-key navigation as in a grid. Undefined if the key does not navigate. */
export const cellAfterKey = (cell: HTMLElement, key: string): HTMLElement | undefined => {
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
