import { z } from 'zod';

export interface LimitNumbers {}

export type LimitDefaults = Readonly<Record<string, number>>;

export const limitsSetting = z
  .string()
  .default('{}')
  .transform((text, ctx) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      ctx.addIssue({ code: 'custom', message: 'must be a JSON object of numbers' });
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string(), z.int().min(1).max(1_000_000)));

export const unknownLimits = (given: LimitDefaults, defaults: LimitDefaults): string[] =>
  Object.keys(given)
    .filter((name) => !(name in defaults))
    .map((name) => `LIMITS: there is no limit ${name}, only ${Object.keys(defaults).sort().join(', ')}`);
