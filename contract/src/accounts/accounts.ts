import { z } from 'zod';
import { applicationTypes, roles } from '#kernel/access.ts';
import { beyond, id, instant, language, line, orAbsent, sortBy, version } from '../common.ts';

export const accountStatuses = ['ACTIVE', 'NEED_VERIFICATION_PHONE', 'BLOCKED'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

export const identificationMethods = ['PHONE_NUMBER', 'EMAIL'] as const;
export type IdentificationMethod = (typeof identificationMethods)[number];

export const channels = ['EMAIL', 'SMS'] as const;
export type Channel = (typeof channels)[number];

/** Messages can be pushed, but codes cannot. */
export const messageChannels = [...channels, 'PUSH'] as const;
export type MessageChannel = (typeof messageChannels)[number];

export const confirmationKinds = [
  'AUTHORIZATION',
  'BOOKING',
  'LOGIN_ATTEMPT',
  'MAIL_PHONE_UPDATE',
  'PASSWORD_RESET',
] as const;
export type ConfirmationKind = (typeof confirmationKinds)[number];

export const confirmation = z.object({
  id,
  kind: z.enum(confirmationKinds),
  channel: z.enum(channels),
  /** Masked, and built only from what the caller typed or owns: reveals nothing about other accounts. */
  target: z.string(),
  resendInSeconds: z.int(),
  expiresInSeconds: z.int(),
  /** The hourly SMS budget is used up, so this message will be sent late. */
  delayed: z.literal(true).optional(),
});
export type Confirmation = z.infer<typeof confirmation>;

export const code = z.string().regex(/^\d{1,10}$/);

export const personName = line(100).min(1);
export const patronymic = line(100);
export const newPerson = {
  firstName: personName,
  lastName: personName,
  patronymic: orAbsent(patronymic),
  language: language.default('RU'),
};
export const phoneNumber = z.string().regex(/^\+[1-9]\d{6,14}$/);
/** A search term: a phone number or a part of one, in any notation. */
export const phoneToSearch = z
  .string()
  .trim()
  .max(30)
  .regex(/^[+\d\s().-]*$/);
export const email = z.email().max(254);
/** Length is counted in code points, not UTF-16 units. The server also refuses common passwords. */
export const password = z
  .string()
  .refine((value) => [...value].length >= 8, beyond('TOO_SHORT', 8))
  .refine((value) => [...value].length <= 128, beyond('TOO_LONG', 128));

export const sortUsers = sortBy('createdDate', 'name');
export type UserSort = z.infer<typeof sortUsers>;

const verifiable = z.object({ value: z.string(), verified: z.boolean() });

export const profile = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  patronymic: z.string().nullable(),
  phone: verifiable.nullable(),
  email: verifiable.nullable(),
  status: z.enum(accountStatuses),
  language,
  roles: z.array(z.enum(roles)),
  secondStep: z.boolean(),
  createdDate: instant,
  version,
});
export type Profile = z.infer<typeof profile>;

export const ownProfile = profile.extend({
  /** The session was opened without the factor that the installation demands. It may only enrol or prove one. */
  lacksFactor: z.literal(true).optional(),
});
export type OwnProfile = z.infer<typeof ownProfile>;

export const userAccount = profile.extend({
  openedBy: z.object({ id, firstName: z.string(), lastName: z.string() }).nullable(),
  /** When the owner proved the phone number; null: not yet, or the owner registered without an operator. */
  takenOverDate: instant.nullable(),
  /** The account has an authenticator app or a passkey. Codes by mail or SMS are `secondStep`. */
  hasFactor: z.boolean(),
});
export type UserAccount = z.infer<typeof userAccount>;

export const sessionInfo = z.object({
  id,
  applicationType: z.enum(applicationTypes),
  userAgent: z.string().nullable(),
  address: z.string().nullable(),
  createdDate: instant,
  lastUsedDate: instant,
  current: z.boolean(),
});
export type SessionInfo = z.infer<typeof sessionInfo>;
