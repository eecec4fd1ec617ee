import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTyped } from '../../../lib/screen/use-typed.ts';

/** Beside a panel there is less room than the placeholder needs. */
const shortened = { input: { textOverflow: 'ellipsis' } } as const;

type SearchFieldProps = {
  readonly label: string;
  /** Shown as a label above, or only said. */
  readonly isLabelled?: boolean;
  readonly value: string;
  readonly fault?: string | undefined;
  readonly placeholder?: string;
  readonly icon?: ReactNode;
  readonly onSettle: (value: string) => void;
};

/** Looks when the operator stops typing, not at every key. */
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
