import { Textarea, type TextareaProps } from '@mantine/core';
import { isComposing } from '../../lib/screen/is-composing.ts';
import type { OwnedByForm } from '../fields/text-field.tsx';
import { type Field, useField } from '../form/use-field.ts';
import styles from './long-text-field.module.css';

/** A textarea like a single line: it grows with its text, and Enter submits the form. */
export const LongTextField: Field<Omit<TextareaProps, OwnedByForm>> = (props) => {
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
