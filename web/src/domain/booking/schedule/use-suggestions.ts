import { useState } from 'react';
import type { TimeSlot } from '#contract/bookings/time-slots.ts';
import { hasCode } from '../../../lib/api-error.ts';

const suggestionsOf = (error: unknown): TimeSlot[] | null =>
  hasCode(error, 'SLOT_FULL') ? ((error.body?.suggestions as TimeSlot[] | undefined) ?? []) : null;

export const useSuggestions = () => {
  const [offered, setOffered] = useState<TimeSlot[] | null>(null);
  return {
    offered,
    forget: () => setOffered(null),
    /** True if the error carried suggestions. Any other error clears them. */
    take: (error: unknown): boolean => {
      const found = suggestionsOf(error);
      setOffered(found);
      return found !== null;
    },
  };
};

export type SuggestedTimes = ReturnType<typeof useSuggestions>;
