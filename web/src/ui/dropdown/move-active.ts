import { type DropdownRow, isRowDisabled } from './dropdown-props.ts';

export type Move = 'next' | 'previous' | 'first' | 'last' | 'pageDown' | 'pageUp';

const pageRows = 5;

const search = (rows: readonly DropdownRow[], from: number, step: 1 | -1) => {
  for (let place = from; place >= 0 && place < rows.length; place += step) {
    if (!isRowDisabled(rows[place])) return place;
  }
  return undefined;
};

export const moveActive = (rows: readonly DropdownRow[], active: number, move: Move): number => {
  const last = rows.length - 1;
  const first = () => search(rows, 0, 1);
  const final = () => search(rows, last, -1);
  const targets: Record<Move, () => number | undefined> = {
    first,
    last: final,
    next: () => search(rows, active + 1, 1) ?? first(),
    previous: () => search(rows, active - 1, -1) ?? final(),
    pageDown: () => search(rows, Math.min(active + pageRows, last), 1) ?? final(),
    pageUp: () => search(rows, Math.max(active - pageRows, 0), -1) ?? first(),
  };
  return targets[move]() ?? -1;
};
