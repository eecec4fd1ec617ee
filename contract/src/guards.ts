import { z } from 'zod';
import { guardCodes } from '#kernel/guards/guards.ts';
import { instant, localizedText } from './common.ts';

const code = z.enum(guardCodes);

/**
 * The guards that the operator has acknowledged for this act. Absent: the act is not judged. Given, even if empty: any
 * other guard that stands against the act answers 409 `NEEDS_ACKNOWLEDGEMENT`, and nothing happens.
 */
export const acknowledged = z.array(code).max(guardCodes.length).optional();

/** The same in a query: repeated; `acknowledged=` is the empty list. */
export const acknowledgedQuery = z
  .union([
    z.literal('').transform(() => []),
    code.transform((one) => [one]),
    z.array(code).max(guardCodes.length),
  ])
  .optional();

/** `needs` of `NEEDS_ACKNOWLEDGEMENT`, and what stands against calling a truck of the line. */
export const guardNeed = z.object({
  code,
  params: z.object({
    reasons: localizedText.optional(),
    until: instant.optional(),
    since: instant.optional(),
    gate: z.string().optional(),
    plate: z.string().optional(),
    count: z.int().optional(),
  }),
});
