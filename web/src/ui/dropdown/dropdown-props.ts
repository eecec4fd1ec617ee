import type { ReactNode } from 'react';
import type { DropdownItem } from './dropdown-item.ts';
import type { SearchItems } from './use-found-items.ts';

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
