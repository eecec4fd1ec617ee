import { TextInput, type TextInputProps } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { type Field, useField } from '../form/use-field.ts';
import type { TextProps } from './text-field.tsx';

type TypedText = { text: string; caret: number };

const digitsOf = (text: string) => text.normalize('NFKC').replace(/[^0-9]/g, '');

/** Drops digits that were inserted before the caret and are too many, like a native `maxlength`. */
export const digitsOnly = ({ text, caret }: TypedText, maxLength = Number.POSITIVE_INFINITY): TypedText => {
  const before = digitsOf(text.slice(0, caret));
  const after = digitsOf(text.slice(caret));
  const excess = Math.max(0, before.length + after.length - maxLength);
  const kept = before.slice(0, Math.max(0, before.length - excess));
  return { text: (kept + after).slice(0, maxLength), caret: kept.length };
};

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

export const DigitsField: Field<Omit<TextProps, 'type' | 'inputMode'>> = (props) => {
  const { field, error, rest } = useField(props);
  return <NumericInput {...rest} {...field} error={error} />;
};
