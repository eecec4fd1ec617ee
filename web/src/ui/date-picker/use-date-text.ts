import { useState } from 'react';
import type { DatePickerProps } from './date-picker-props.ts';
import { readDate } from './read-date.ts';

/**
 * The text in the field. While it is being typed it stands as it is and its faults are not shown yet; a good one
 * then becomes `yyyy-MM-dd`, a bad one stays to be corrected.
 */
export const useDateText = ({ value, min, max, onChange }: DatePickerProps) => {
  const [draft, setDraft] = useState<string>();
  const [isTyping, setIsTyping] = useState(false);

  const drafted = draft === undefined ? undefined : readDate(draft, { min, max });
  // A value that the draft does not explain came from outside, and is newer than the draft.
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
