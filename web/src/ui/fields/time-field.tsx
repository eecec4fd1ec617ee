import { TextInput } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { useField } from '../form/use-field.ts';
import { readTime } from './read-time.ts';
import type { TextFieldProps } from './text-field.tsx';

export const TimeField = <Input extends FieldValues, Output>(props: TextFieldProps<Input, Output>) => {
  const { field, error, rest, rewrite } = useField(props);
  const settle = () => {
    field.onBlur();
    const time = readTime(String(field.value));
    if (time !== null && time !== field.value) rewrite(time);
  };
  return (
    <TextInput
      {...rest}
      {...field}
      onBlur={settle}
      error={error}
      inputMode="numeric"
      autoComplete="off"
      maxLength={8}
    />
  );
};
