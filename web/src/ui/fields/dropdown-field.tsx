import type { ReactNode } from 'react';
import { Dropdown } from '../dropdown/dropdown.tsx';
import type { DropdownItem } from '../dropdown/dropdown-item.ts';

type DropdownFieldProps = {
  readonly label: string;
  readonly items: readonly DropdownItem[];
  readonly value: string;
  readonly onChange: (value: string | null) => void;
  /** Offers what was typed and is not among the items. */
  readonly onAdd: (text: string) => void;
  readonly face?: ReactNode;
};

/** Always one of the items: nothing to clear. */
export const DropdownField = (props: DropdownFieldProps) => <Dropdown {...props} clearable={false} />;
