import * as z from 'zod/mini';
import { reasonSchema } from '../../../domain/reasons/reason-texts.ts';
import { requiredDay } from '../../../ui/fields/day-schemas.ts';
import { readTime } from '../../../ui/fields/read-time.ts';
import { says } from '../../../ui/form/field-message.ts';

/** Normalizes the typed time to `HH:mm`. */
const time = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const read = readTime(text);
    if (read !== null) return read;
    context.issues.push({ code: 'custom', input: text, message: says('parameters.validation.time') });
    return z.NEVER;
  }),
);

export const closureSchema = z
  .object({
    fromDay: requiredDay(),
    fromTime: time,
    toDay: requiredDay(),
    toTime: time,
    reasons: reasonSchema(),
  })
  .check(
    z.refine(({ fromDay, fromTime, toDay, toTime }) => `${fromDay} ${fromTime}` < `${toDay} ${toTime}`, {
      path: ['toTime'],
      error: says('parameters.validation.order'),
    }),
  );

export type ClosureValues = z.input<typeof closureSchema>;
