import { z } from 'zod';
import { defineSettings } from '../config/setting-group.ts';

/** Rooms and modules add theirs. */
export interface LimitNumbers {}

export type LimitDefaults = Readonly<Record<string, number>>;

declare module '../config/config.ts' {
  interface Config {
    readonly limits: LimitNumbers;
  }
}

const limitsSetting = (defaults: LimitDefaults) =>
  z
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
    .pipe(z.record(z.string(), z.int().min(1).max(1_000_000)))
    .superRefine((given, ctx) => {
      for (const name of Object.keys(given).filter((name) => !(name in defaults)))
        ctx.addIssue({
          code: 'custom',
          message: `there is no limit ${name}, only ${Object.keys(defaults).sort().join(', ')}`,
        });
    });

export const limitSettings = (defaults: LimitDefaults) =>
  defineSettings(
    { LIMITS: limitsSetting(defaults) },
    { toConfig: ({ LIMITS }) => ({ limits: { ...defaults, ...LIMITS } }) },
  );
