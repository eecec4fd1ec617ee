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
