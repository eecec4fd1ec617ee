import * as z from 'zod/mini';
import { requiredDay } from '../../ui/fields/day-schemas.ts';
import { readTime } from '../../ui/fields/read-time.ts';
import { says } from '../../ui/form/field-message.ts';
import { reasonSchema } from './reason-texts.ts';

/** Normalizes the typed time to `HH:mm`. */
export const timeUpTo = (last: string) =>
  z.pipe(
    z.string(),
    z.transform((text, context) => {
      const time = readTime(text);
      if (time !== null && time <= last) return time;
      context.issues.push({ code: 'custom', input: text, message: says('parameters.validation.time') });
      return z.NEVER;
    }),
  );

/** A period in which the checkpoint is closed, as typed. `last` is the latest time of a day. */
export const closureSchema = (last: string) =>
  z
    .object({
      fromDay: requiredDay(),
      fromTime: timeUpTo(last),
      toDay: requiredDay(),
      toTime: timeUpTo(last),
      reasons: reasonSchema(),
    })
    .check(
      z.refine(({ fromDay, fromTime, toDay, toTime }) => `${fromDay} ${fromTime}` < `${toDay} ${toTime}`, {
        path: ['toTime'],
        error: says('parameters.validation.order'),
      }),
    );
