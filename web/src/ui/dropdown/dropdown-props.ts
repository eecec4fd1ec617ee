import type { ReactNode } from 'react';

export const optionId = (listId: string, place: number) => `${listId}-${place}`;

export type DropdownItem = {
  value: string;
  label: string;
  /** Shown in the list in place of the label, which is what is searched and read out. */
  face?: ReactNode;
  disabled?: boolean;
};

export type DropdownRow = { kind: 'item'; item: DropdownItem } | { kind: 'add'; text: string };

export const isRowDisabled = (row: DropdownRow | undefined) =>
  row === undefined || (row.kind === 'item' && row.item.disabled === true);

export type SearchItems = (query: string, signal: AbortSignal) => Promise<readonly DropdownItem[]>;

export type DropdownProps = {
  label: string;
  items: readonly DropdownItem[];
  value: string | null;
  onChange: (value: string | null) => void;
  description?: string;
  error?: string;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  /** If false, typing jumps to the item that starts with the typed keys. */
  searchable?: boolean;
  clearable?: boolean;
  loading?: boolean;
  /** Searches on the server. `items` then only give labels, mainly of the chosen item. */
  search?: SearchItems;
  /** Offers to add the typed text, which the caller adds to the items and, if he wants, to the value. */
  onAdd?: (text: string) => void;
  /** Shown over the chosen label until somebody uses the field. */
  face?: ReactNode;
};
