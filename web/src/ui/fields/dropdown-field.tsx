import type { ReactNode } from 'react';
import { Dropdown } from '../dropdown/dropdown.tsx';
import type { DropdownItem } from '../dropdown/dropdown-item.ts';

type DropdownFieldProps = {
  readonly label: string;
  readonly items: readonly DropdownItem[];
  readonly value: string;
  readonly onChange: (value: string | null) => void;
  readonly onAdd: (text: string) => void;
  readonly face?: ReactNode;
};

export const DropdownField = (props: DropdownFieldProps) => <Dropdown {...props} clearable={false} />;
