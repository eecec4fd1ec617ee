import { TextInput, type TextInputProps } from '@mantine/core';
import type { ChangeEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useField } from '../form/use-field.ts';
import { digitsOnly } from './digits-only.ts';
import type { TextFieldProps } from './text-field.tsx';

type NumericInputProps = Omit<TextInputProps, 'type' | 'inputMode'>;

const keepDigits = (input: HTMLInputElement, maxLength: number | undefined) => {
  const caret = input.selectionStart ?? input.value.length;
  const kept = digitsOnly({ text: input.value, caret }, maxLength);
  if (kept.text === input.value) return;
  input.value = kept.text;
  input.setSelectionRange(kept.caret, kept.caret);
};

/** `onChange` runs after non-digits have been removed. */
export const NumericInput = ({ maxLength, onChange, ...props }: NumericInputProps) => {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    keepDigits(event.currentTarget, maxLength);
    onChange?.(event);
  };
  return <TextInput autoComplete="off" {...props} type="text" inputMode="numeric" onChange={change} />;
};

export const DigitsField = <Input extends FieldValues, Output>(
  props: Omit<TextFieldProps<Input, Output>, 'type' | 'inputMode'>,
) => {
  const { field, error, rest } = useField(props);
  return <NumericInput {...rest} {...field} error={error} />;
};
