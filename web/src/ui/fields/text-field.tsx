import { TextInput, type TextInputProps } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { type FieldBinding, useField } from '../form/use-field.ts';

export type OwnedByForm = 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'name' | 'error' | 'form';
export type TextFieldProps<Input extends FieldValues, Output> = FieldBinding<Input, Output> &
  Omit<TextInputProps, OwnedByForm>;

export const TextField = <Input extends FieldValues, Output>(props: TextFieldProps<Input, Output>) => {
  const { field, error, rest } = useField(props);
  return <TextInput {...rest} {...field} error={error} />;
};

export const EmailField = <Input extends FieldValues, Output>(props: TextFieldProps<Input, Output>) => (
  <TextField
    type="email"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    {...props}
  />
);
