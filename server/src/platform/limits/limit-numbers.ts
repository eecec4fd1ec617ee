import { z } from 'zod';

const atMost = (fallback: number) => z.int().min(1).max(1_000_000).default(fallback);

/** How much of each is allowed; the windows are part of the limit's definition. */
const limitNumbers = z.strictObject({
  wrongPasswordsPerNameAndAddress: atMost(10),
  wrongPasswordsPerName: atMost(100),
  failuresPerAddress: atMost(100),
  registrationsPerAddress: atMost(30),
  sendsPerTarget: atMost(5),
  sendsPerAccount: atMost(30),
  bookingAttemptsPerAccount: atMost(60),
  lookUpsPerKiosk: atMost(30),
});

export type LimitNumbers = z.infer<typeof limitNumbers>;

/** The setting LIMITS: a JSON object that names what differs from the defaults. */
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
  .pipe(limitNumbers);
