import { z } from 'zod';

/** May have several lines; no control characters, none that turn the direction of the rest. */
export const reasonText = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .regex(/^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\n\r\t])*$/u);

/** One reason in the languages it was written in. A reader of another one is shown the Russian. */
export const reasons = z.strictObject({
  RU: reasonText,
  EN: reasonText.optional(),
  CN: reasonText.optional(),
});
export type Reasons = z.infer<typeof reasons>;

/** Fields of a body or query in which a reason may be given: in Russian alone, or in several languages. */
export const reasonOrReasons = { reason: reasonText.nullish(), reasons: reasons.nullish() };

const fromJson = z.string().transform((text, ctx): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    ctx.addIssue({ code: 'custom', message: 'INVALID_FORMAT' });
    return z.NEVER;
  }
});

/** The same in a query, where `reasons` is written as JSON. */
export const reasonOrReasonsQuery = {
  reason: reasonText.optional(),
  reasons: fromJson.pipe(reasons).optional(),
};

type GivenReason = z.infer<z.ZodObject<typeof reasonOrReasons>>;

/** What was given, in one form; `reasons` beats `reason`. */
export const reasonsOf = ({ reason, reasons: given }: GivenReason): Reasons | undefined =>
  given ?? (reason ? { RU: reason } : undefined);

/** For `superRefine`, where a reason must be given. */
export const requireReason = (body: GivenReason, ctx: z.core.$RefinementCtx): void => {
  if (!reasonsOf(body)) ctx.addIssue({ code: 'custom', path: ['reason'], message: 'REQUIRED' });
};

/** Its second argument: so that the reason is named beside what else is wrong, not after it. */
export const besideOtherFaults = {
  when: ({ value }: { readonly value: unknown }) => typeof value === 'object' && value !== null,
};
