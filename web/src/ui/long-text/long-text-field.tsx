import { Textarea, type TextareaProps } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { isComposing } from '../../lib/screen/is-composing.ts';
import type { OwnedByForm } from '../fields/text-field.tsx';
import { type FieldBinding, useField } from '../form/use-field.ts';
import styles from './long-text-field.module.css';

type LongTextFieldProps<Input extends FieldValues, Output> = FieldBinding<Input, Output> &
  Omit<TextareaProps, OwnedByForm>;

/** A textarea like a single line: it grows with its text, and Enter submits the form. */
export const LongTextField = <Input extends FieldValues, Output>(
  props: LongTextFieldProps<Input, Output>,
) => {
  const { field, error, rest } = useField(props);
  return (
    <Textarea
      rows={1}
      classNames={{ input: styles.line ?? '' }}
      {...rest}
      {...field}
      error={error}
      onChange={(event) => field.onChange(event.currentTarget.value.replace(/\s*\n\s*/g, ' '))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
        event.preventDefault();
        event.currentTarget.form?.requestSubmit();
      }}
    />
  );
};
