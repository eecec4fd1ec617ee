import { z } from 'zod';
import { guardCodes } from '#kernel/guards/guards.ts';
import { instant, localizedText } from './common.ts';

const code = z.enum(guardCodes);

/**
 * The guards that the operator has acknowledged for this act. If absent, the act is not judged. If given, even
 * empty, any other guard that stands against the act is answered with 409 `NEEDS_ACKNOWLEDGEMENT`, and nothing
 * happens.
 */
export const acknowledged = z.array(code).max(guardCodes.length).optional();

/** `acknowledged` in a query: the parameter is repeated, and `acknowledged=` is the empty list. */
export const acknowledgedQuery = z
  .union([
    z.literal('').transform(() => []),
    code.transform((one) => [one]),
    z.array(code).max(guardCodes.length),
  ])
  .optional();

/** An item of `needs` of `NEEDS_ACKNOWLEDGEMENT`, or of `against` of a truck in the line. */
export const guardNeed = z.object({
  code,
  params: z.object({
    reasons: localizedText.optional(),
    until: instant.optional(),
    since: instant.optional(),
    gate: z.string().optional(),
    plate: z.string().optional(),
    count: z.int().optional(),
    by: z.string().optional(),
  }),
});
