import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTyped } from '../../../lib/screen/use-typed.ts';

/** Beside a panel the placeholder does not fit. */
const shortened = { input: { textOverflow: 'ellipsis' } } as const;

type SearchFieldProps = {
  readonly label: string;
  /** Visible label; otherwise `aria-label` only. */
  readonly isLabelled?: boolean;
  readonly value: string;
  readonly fault?: string | undefined;
  readonly placeholder?: string;
  readonly icon?: ReactNode;
  readonly onSettle: (value: string) => void;
};

export const SearchField = (props: SearchFieldProps) => {
  const { label, isLabelled = true, value, fault, placeholder, icon, onSettle } = props;
  const { input } = useTyped(value, onSettle);
  return (
    <TextInput
      {...(isLabelled ? { label } : { 'aria-label': label })}
      {...(placeholder !== undefined && { placeholder })}
      leftSection={icon}
      styles={shortened}
      {...input}
      error={fault}
    />
  );
};
