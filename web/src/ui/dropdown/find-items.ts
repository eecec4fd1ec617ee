import type { DropdownItem, DropdownRow } from './dropdown-item.ts';

/** Case, ё and full-width forms do not matter to someone who searches. */
const fold = (text: string) => text.normalize('NFKC').toLocaleLowerCase().replaceAll('ё', 'е').trim();

type FoldedItems = readonly { item: DropdownItem; folded: string }[];

/** Done once per list: folding 10,000 labels at every keystroke would be felt on a phone. */
export const foldItems = (items: readonly DropdownItem[]): FoldedItems =>
  items.map((item) => ({ item, folded: fold(item.label) }));

type RowsInput = { items: FoldedItems; query: string; isFiltered: boolean; canAdd: boolean };

/** The rows that answer a query, unless `items` are its answer already; the offer to add comes last, unless the very item is there already. */
export const findRows = ({ items, query, isFiltered, canAdd }: RowsInput): readonly DropdownRow[] => {
  const wanted = fold(query);
  const found = isFiltered || wanted === '' ? items : items.filter(({ folded }) => folded.includes(wanted));
  const rows = found.map(({ item }): DropdownRow => ({ kind: 'item', item }));
  const isNew = canAdd && wanted !== '' && !items.some(({ folded }) => folded === wanted);
  return isNew ? [...rows, { kind: 'add', text: query.trim() }] : rows;
};

/** Where the keys typed at a list lead: the next row that begins so. One key alone moves on from `from`. */
export const findByKeys = (rows: readonly DropdownRow[], keys: string, from: number) => {
  const wanted = fold(keys);
  const start = keys.length === 1 ? from + 1 : Math.max(from, 0);
  const places = rows.map((_, step) => (start + step) % rows.length);
  return places.find((place) => {
    const row = rows[place];
    return row?.kind === 'item' && row.item.disabled !== true && fold(row.item.label).startsWith(wanted);
  });
};
