import { useState } from 'react';
import type { DatePickerProps } from './date-picker-props.ts';
import { readDate } from './read-date.ts';

/** Hides errors while typing. On blur a valid date becomes `yyyy-MM-dd`, an invalid one stays. */
export const useDateText = ({ value, min, max, onChange }: DatePickerProps) => {
  const [draft, setDraft] = useState<string>();
  const [isTyping, setIsTyping] = useState(false);

  const drafted = draft === undefined ? undefined : readDate(draft, { min, max });
  // A value that differs from the draft was set from outside, and wins.
  const isDraft = draft !== undefined && (value === '' || value === drafted?.value);
  const text = isDraft ? draft : value;
  const reading = readDate(text, { min, max });

  return {
    text,
    value: reading.value,
    error: isTyping ? null : reading.error,
    write: (next: string) => {
      const { value: nextValue, error } = readDate(next, { min, max });
      setDraft(next);
      setIsTyping(true);
      onChange(nextValue, error);
    },
    settle: () => {
      setIsTyping(false);
      setDraft((before) =>
        before !== undefined && readDate(before, { min, max }).value !== '' ? undefined : before,
      );
    },
  };
};
