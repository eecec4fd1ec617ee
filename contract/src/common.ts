import { z } from 'zod';

export const languages = ['RU', 'EN', 'CN'] as const;
export const language = z.enum(languages);
export type Language = z.infer<typeof language>;

export const localizedText = z.object({ RU: z.string(), EN: z.string(), CN: z.string() });
export type LocalizedText = z.infer<typeof localizedText>;

export const id = z.uuid();

/** ISO 8601 with an offset; answers carry the checkpoint's own. */
export const instant = z.iso.datetime({ offset: true });

/** yyyy-MM-dd in the checkpoint's zone. */
export const day = z.iso.date();

/** What a refinement says of a value beyond its limit. */
export const beyond = (
  message: 'TOO_SHORT' | 'TOO_LONG' | 'TOO_SMALL' | 'TOO_BIG',
  limit: number | string,
) => ({
  message,
  params: { limit },
});

const [firstDay, lastDay] = ['2000-01-01', '2199-12-31'] as const;
const first = Date.parse(`${firstDay}T00:00:00Z`);
const end = Date.parse(`${lastDay}T24:00:00Z`);
const isFineTime = (text: string) => !/\.\d{10}/.test(text);

/** For input: years 2000 to 2200, so that arithmetic in any zone stays in range, and at most nanoseconds. */
export const givenInstant = instant
  .refine(isFineTime, 'INVALID_FORMAT')
  .refine((text) => Date.parse(text) >= first, beyond('TOO_SMALL', firstDay))
  .refine((text) => Date.parse(text) <= end, beyond('TOO_BIG', lastDay));
export const givenDay = day
  .refine((text) => text >= firstDay, beyond('TOO_SMALL', firstDay))
  .refine((text) => text <= lastDay, beyond('TOO_BIG', lastDay));
/** An end of a range, inclusive: a date covers the whole day, an instant only itself. */
export const bound = z.union([givenDay, givenInstant]).optional();

/** One typed line: no control characters, and no bidi overrides that could disguise the text. */
export const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u);

/** Null counts as absent, because some clients send null for a field that a person has left empty. */
export const orAbsent = <T extends z.ZodType>(schema: T) =>
  schema
    .nullish()
    .transform((given) => given ?? undefined)
    .optional();

/** The version that the client has seen. An outdated one is answered with 409, an absent one is not checked. */
export const version = z.int().min(1);
export const seenVersion = z.coerce.number().pipe(version).optional();

export const maxPageSize = 1000;

const wholeNumber = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback);

export const pageQuery = (defaultSize = 10) => ({
  page: wholeNumber(0, 0, 1_000_000),
  size: wholeNumber(defaultSize, 1, maxPageSize),
});

const directions = ['ASC', 'DESC', 'asc', 'desc'] as const;

export const sortBy = <const F extends string>(...fields: readonly F[]) =>
  z.enum(fields.flatMap((field) => directions.map((direction) => `${field},${direction}` as const)));

export const paged = <T extends z.ZodType>(item: T) =>
  z.object({
    content: z.array(item),
    last: z.boolean(),
    page: z.int(),
    size: z.int(),
    /** Exact up to 10,000, then capped. */
    total: z.int(),
    totalCapped: z.literal(true).optional(),
  });

export const queryFlag = z.enum(['true', 'false']).transform((value) => value === 'true');

/**
 * A request body in which clients may echo the object they were answered: `fields` are used, other fields of
 * the answer are accepted and dropped, anything else is an unknown field.
 */
export const bodyEchoing = <F extends z.ZodRawShape>(fields: F, answer: z.ZodObject) => {
  const echoed = Object.keys(answer.shape).filter((key) => !(key in fields));
  const ignored: Record<string, z.ZodType> = Object.fromEntries(
    echoed.map((key) => [key, z.unknown().optional()]),
  );
  // Typed without the echoed fields, so our own screens cannot send them.
  return z.strictObject({ ...(ignored as Record<never, never>), ...fields }).transform((body) => {
    const taken: Record<string, unknown> = { ...body };
    for (const key of echoed) delete taken[key];
    return taken as z.infer<z.ZodObject<F>>;
  });
};
