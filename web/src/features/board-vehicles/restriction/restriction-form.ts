import * as z from 'zod/mini';
import { reasonSchema } from '../../../domain/reasons/reason-texts.ts';
import { isDay } from '../../../ui/fields/day-schemas.ts';
import { says } from '../../../ui/form/field-message.ts';
import { lengths } from './ban-length.ts';

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
