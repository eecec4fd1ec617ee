import type { DropdownItem, DropdownRow } from './dropdown-item.ts';

/** Search ignores case, ё and full-width forms. */
const fold = (text: string) => text.normalize('NFKC').toLocaleLowerCase().replaceAll('ё', 'е').trim();

type FoldedItems = readonly { item: DropdownItem; folded: string }[];

/** Once per list: folding 10,000 labels on each keystroke is noticeable on a phone. */
export const foldItems = (items: readonly DropdownItem[]): FoldedItems =>
  items.map((item) => ({ item, folded: fold(item.label) }));

type RowsInput = { items: FoldedItems; query: string; isFiltered: boolean; canAdd: boolean };

/** `isFiltered`: `items` already match. The row to add comes last, unless an equal item exists. */
export const findRows = ({ items, query, isFiltered, canAdd }: RowsInput): readonly DropdownRow[] => {
  const needle = fold(query);
  const found = isFiltered || needle === '' ? items : items.filter(({ folded }) => folded.includes(needle));
  const rows = found.map(({ item }): DropdownRow => ({ kind: 'item', item }));
  const isNew = canAdd && needle !== '' && !items.some(({ folded }) => folded === needle);
  return isNew ? [...rows, { kind: 'add', text: query.trim() }] : rows;
};

/** Type-ahead: the next row that starts with `keys`. A single key starts after `from`. */
export const findByKeys = (rows: readonly DropdownRow[], keys: string, from: number) => {
  const needle = fold(keys);
  const start = keys.length === 1 ? from + 1 : Math.max(from, 0);
  const places = rows.map((_, step) => (start + step) % rows.length);
  return places.find((place) => {
    const row = rows[place];
    return row?.kind === 'item' && row.item.disabled !== true && fold(row.item.label).startsWith(needle);
  });
};
