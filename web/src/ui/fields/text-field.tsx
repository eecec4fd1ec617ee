import { TextInput, type TextInputProps } from '@mantine/core';
import { type Field, useField } from '../form/use-field.ts';

export type OwnedByForm = 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'name' | 'error' | 'form';
export type TextProps = Omit<TextInputProps, OwnedByForm>;

export const TextField: Field<TextProps> = (props) => {
  const { field, error, rest } = useField(props);
  return <TextInput {...rest} {...field} error={error} />;
};

export const EmailField: Field<TextProps> = (props) => (
  <TextField
    type="email"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    {...props}
  />
);
