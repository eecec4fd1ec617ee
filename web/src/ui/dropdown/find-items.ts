import type { DropdownItem, DropdownRow } from './dropdown-props.ts';

/** Search ignores case, ё and full-width forms. */
const fold = (text: string) => text.normalize('NFKC').toLocaleLowerCase().replaceAll('ё', 'е').trim();

type FoldedItems = readonly { item: DropdownItem; folded: string }[];

/** Folds all labels once per list, because folding 10,000 of them at each key is noticeable on a phone. */
export const foldItems = (items: readonly DropdownItem[]): FoldedItems =>
  items.map((item) => ({ item, folded: fold(item.label) }));

type RowsInput = { items: FoldedItems; query: string; isFiltered: boolean; canAdd: boolean };

/** With `isFiltered` the items match already. The row to add comes last, unless an equal item exists. */
export const findRows = ({ items, query, isFiltered, canAdd }: RowsInput): readonly DropdownRow[] => {
  const needle = fold(query);
  const found = isFiltered || needle === '' ? items : items.filter(({ folded }) => folded.includes(needle));
  const rows = found.map(({ item }): DropdownRow => ({ kind: 'item', item }));
  const isNew = canAdd && needle !== '' && !items.some(({ folded }) => folded === needle);
  return isNew ? [...rows, { kind: 'add', text: query.trim() }] : rows;
};

/** The next row that begins with the typed keys. A single key starts after the row `from`. */
export const findByKeys = (rows: readonly DropdownRow[], keys: string, from: number) => {
  const needle = fold(keys);
  const start = keys.length === 1 ? from + 1 : Math.max(from, 0);
  const places = rows.map((_, step) => (start + step) % rows.length);
  return places.find((place) => {
    const row = rows[place];
    return row?.kind === 'item' && row.item.disabled !== true && fold(row.item.label).startsWith(needle);
  });
};
