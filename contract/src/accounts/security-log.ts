import { z } from 'zod';
import { id, instant, paged, pageQuery } from '../common.ts';
import { route } from '../route.ts';

export const securityEventTypes = [
  'SIGN_IN',
  'SIGN_IN_FAILED',
  'FACTOR_FAILED',
  'MANY_FAILURES',
  'PASSWORD_CHANGED',
  'MAIL_CHANGED',
  'PHONE_CHANGED',
  'SECOND_STEP_ON',
  'SECOND_STEP_OFF',
  'FACTOR_ADDED',
  'FACTOR_REMOVED',
  'FACTORS_RESET',
  'RECOVERY_CODES_RENEWED',
  'RECOVERY_CODE_USED',
  'ROLES_CHANGED',
  'BLOCKED',
  'UNBLOCKED',
  'SESSIONS_ENDED',
  'DATA_COPY_REQUESTED',
] as const;
export type SecurityEventType = (typeof securityEventTypes)[number];

/** The account signed in from a device, or from an address range, from which it had not signed in before. */
export const unusualKinds = ['NEW_DEVICE', 'NEW_PLACE'] as const;
export type UnusualKind = (typeof unusualKinds)[number];

export const securityEvent = z.object({
  id,
  type: z.enum(securityEventTypes),
  date: instant,
  address: z.string().nullable(),
  /** Browser and system, if they were recognised. */
  device: z.string().nullable(),
  unusual: z.enum(unusualKinds).nullable(),
  /** An administrator acted, not the owner. */
  byAnother: z.boolean(),
});
export type SecurityEvent = z.infer<typeof securityEvent>;

export const securityLogRoutes = {
  listSecurityLog: route('GET /users/security-log', 'signed-in', {
    summary: 'Sign-ins, failures and changes of what this account signs in with, newest first',
    query: z.strictObject(pageQuery()),
    answers: { 200: paged(securityEvent) },
  }),
  listUserSecurityLog: route('GET /users/{id}/security-log', 'console', {
    summary: 'The same of any account',
    query: z.strictObject(pageQuery()),
    answers: { 200: paged(securityEvent) },
  }),
} as const;
