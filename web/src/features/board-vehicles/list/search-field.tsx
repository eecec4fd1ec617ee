import { TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

const pauseMs = 300;

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
  const [typed, setTyped] = useState(value);
  const settle = useEffectEvent(onSettle);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => settle(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <TextInput
      {...(isLabelled ? { label } : { 'aria-label': label })}
      {...(placeholder !== undefined && { placeholder })}
      leftSection={icon}
      styles={shortened}
      value={typed}
      error={fault}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
};
