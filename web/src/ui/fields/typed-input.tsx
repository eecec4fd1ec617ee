import { TextInput, type TextInputProps } from '@mantine/core';
import { useTyped } from '../../lib/screen/use-typed.ts';

type Props = TextInputProps & { readonly value: string; readonly onSettle: (value: string) => void };

/** Tells the typed text only after a pause, because every change is a search. */
export const TypedInput = ({ value, onSettle, ...props }: Props) => (
  <TextInput {...props} {...useTyped(value, onSettle).input} />
);
