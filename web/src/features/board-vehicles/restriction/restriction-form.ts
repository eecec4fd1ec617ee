import * as z from 'zod/mini';
import { reasonSchema } from '../../../domain/reasons/reason-texts.ts';
import { addDays } from '../../../ui/date-picker/calendar-day.ts';
import { isDay } from '../../../ui/fields/day-schemas.ts';
import { says } from '../../../ui/form/field-message.ts';

export const lengths = ['7', '14', '30', 'day', 'lifted'] as const;
export type Length = (typeof lengths)[number];

/** The last day of the ban. Null if it lasts until somebody lifts it. */
export const lastDayOf = (
  length: Length,
  { today, until }: { today: string; until: string },
): string | null => {
  if (length === 'lifted') return null;
  return length === 'day' ? until : addDays(today, Number(length));
};

const path = ['until'];

/** Validates the date only for the length that uses it. One typed before is ignored. */
export const restrictionSchema = z
  .object({ reasons: reasonSchema(), length: z.enum(lengths), until: z.string() })
  .check(
    z.refine(({ length, until }) => length !== 'day' || until !== '', {
      error: says('validation.required'),
      path,
    }),
    z.refine(({ length, until }) => length !== 'day' || until === '' || isDay(until), {
      error: says('datePicker.errors.INVALID_DATE'),
      path,
    }),
  );
export type RestrictionInput = z.input<typeof restrictionSchema>;
