/** Reads values of a list from its address, whatever stands there, and writes them without defaults. */

export type Given = Readonly<Record<string, unknown>>;

export const pageSizes = [10, 25, 50, 100] as const;

/** Numbers and booleans are texts too, because the router parses search values even if a person typed them. */
export const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

export const oneOf = <T extends string>(options: readonly T[], value: unknown, fallback: T): T =>
  options.find((option) => option === value) ?? fallback;

export const dayIn = (value: unknown): string => /^\d{4}-\d\d-\d\d$/.exec(textIn(value))?.[0] ?? '';

export const pageIn = ({ page, size }: Given): { page: number; size: number } => ({
  page: Number.isInteger(Number(page)) ? Math.max(0, Number(page)) : 0,
  size: pageSizes.find((one) => one === Number(size)) ?? pageSizes[0],
});

export const withoutDefaults = <S extends object>(search: S, defaults: Partial<S>): Partial<S> =>
  Object.fromEntries(
    Object.entries(search).filter(
      ([name, value]) => value !== undefined && value !== defaults[name as keyof S],
    ),
  ) as Partial<S>;
