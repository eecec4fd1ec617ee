import { z } from 'zod';

/**
 * Text of several lines: no control characters except breaks and tabs, and no bidi overrides that could disguise
 * it.
 */
export const paragraphs = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\n\r\t])*$/u);

export const reasonText = paragraphs(500);

/** Readers of a missing language see the Russian text. */
export const reasons = z.strictObject({
  RU: reasonText,
  EN: reasonText.optional(),
  CN: reasonText.optional(),
});
export type Reasons = z.infer<typeof reasons>;

export const reasonOrReasons = { reason: reasonText.nullish(), reasons: reasons.nullish() };

const fromJson = z.string().transform((text, ctx): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    ctx.addIssue({ code: 'custom', message: 'INVALID_FORMAT' });
    return z.NEVER;
  }
});

export const reasonOrReasonsQuery = {
  reason: reasonText.optional(),
  reasons: fromJson.pipe(reasons).optional(),
};

type ReasonInput = z.infer<z.ZodObject<typeof reasonOrReasons>>;

export const reasonsOf = ({ reason, reasons: given }: ReasonInput): Reasons | undefined =>
  given ?? (reason ? { RU: reason } : undefined);

export const requireReason = (body: ReasonInput, ctx: z.core.$RefinementCtx): void => {
  if (!reasonsOf(body)) ctx.addIssue({ code: 'custom', path: ['reason'], message: 'REQUIRED' });
};

/** Options of `superRefine`: run it although other fields failed, so that all errors are reported at once. */
export const besideOtherFaults = {
  when: ({ value }: { readonly value: unknown }) => typeof value === 'object' && value !== null,
};
