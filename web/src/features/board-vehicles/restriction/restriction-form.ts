import * as z from 'zod/mini';
import { reasonSchema } from '../../../domain/reasons/reason-texts.ts';
import { optionalDay } from '../../../ui/fields/day-schemas.ts';
import { says } from '../../../ui/form/field-message.ts';
import { lengths } from './ban-length.ts';

export const restrictionSchema = z
  .object({ reasons: reasonSchema(), length: z.enum(lengths), until: optionalDay() })
  .check(
    z.refine(({ length, until }) => length !== 'day' || until !== '', {
      error: says('validation.required'),
      path: ['until'],
    }),
  );
export type RestrictionInput = z.input<typeof restrictionSchema>;
