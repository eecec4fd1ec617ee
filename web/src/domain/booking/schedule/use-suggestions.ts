import { useState } from 'react';
import type { TimeSlot } from '#contract/bookings/time-slots.ts';
import { hasCode } from '../../../lib/api-error.ts';

const suggestionsOf = (error: unknown): TimeSlot[] | null =>
  hasCode(error, 'SLOT_FULL') ? ((error.body?.suggestions as TimeSlot[] | undefined) ?? []) : null;

/** What the server offers instead of a time that was taken under the driver's hand. */
export const useSuggestions = () => {
  const [offered, setOffered] = useState<TimeSlot[] | null>(null);
  return {
    offered,
    forget: () => setOffered(null),
    /** Whether the refusal was that; any other offers nothing. */
    take: (error: unknown): boolean => {
      const found = suggestionsOf(error);
      setOffered(found);
      return found !== null;
    },
  };
};

export type SuggestedTimes = ReturnType<typeof useSuggestions>;
