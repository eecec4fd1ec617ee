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
  /** Without search the typed keys lead to the item that begins with them. */
  searchable?: boolean;
  clearable?: boolean;
  loading?: boolean;
  /** Finds items elsewhere; `items` then are those whose names are known already, the chosen ones above all. */
  search?: SearchItems;
  /** Offers to add what was typed; the owner puts it among the items and, if it likes, into the value. */
  onAdd?: (text: string) => void;
  onBlur?: () => void;
  /** Drawn over the words of the chosen item until the field is used. */
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
