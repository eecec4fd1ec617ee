import type { ReactNode } from 'react';
import type { DropdownItem } from './dropdown-item.ts';
import type { SearchItems } from './use-found-items.ts';

type CommonProps = {
  label: string;
  items: readonly DropdownItem[];
  description?: string;
  error?: string;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  /** If false, typing jumps to the item that starts with the typed keys. */
  searchable?: boolean;
  clearable?: boolean;
  loading?: boolean;
  /** Remote search; `items` then only provide labels, mainly of the chosen ones. */
  search?: SearchItems;
  /** Offers to add the typed text; the caller adds it to the items and, optionally, to the value. */
  onAdd?: (text: string) => void;
  /** Drawn over the chosen label until the field is used. */
  face?: ReactNode;
};

type SingleProps = { multiple?: false; value: string | null; onChange: (value: string | null) => void };

type MultipleProps = {
  multiple: true;
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
};

export type DropdownProps = CommonProps & (SingleProps | MultipleProps);

export const chosenOf = (props: DropdownProps): readonly string[] => {
  if (props.multiple === true) return props.value;
  return props.value === null ? [] : [props.value];
};

export const emitChosen = (props: DropdownProps, chosen: readonly string[]) => {
  if (props.multiple === true) props.onChange(chosen);
  else props.onChange(chosen[0] ?? null);
};
