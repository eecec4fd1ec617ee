import { TextInput } from '@mantine/core';
import { type Field, useField } from '../form/use-field.ts';
import { readTime } from './read-time.ts';
import type { TextProps } from './text-field.tsx';

export const TimeField: Field<TextProps> = (props) => {
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
