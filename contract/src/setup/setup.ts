import { z } from 'zod';
import { channels, email, password, personName, phoneNumber } from '../accounts/accounts.ts';
import { beyond, language } from '../common.ts';
import { bookingParamsFields } from '../params/booking-params.ts';
import { setupCountries } from './setup-countries.ts';

/** What the first step enters. Names and address, which are optional elsewhere, are required here. */
export const setupPlace = z.strictObject({
  country: z.enum([...setupCountries, 'OTHER']),
  site: bookingParamsFields.site
    .refine(({ names }) => names !== undefined, { path: ['names'], message: 'REQUIRED' })
    .refine(({ address }) => address !== undefined, { path: ['address'], message: 'REQUIRED' }),
});
export type SetupPlace = z.infer<typeof setupPlace>;

const { slotMinutes, slotCapacity, priorityReserve, weeklyHours } = bookingParamsFields;

export const setupHours = z
  .strictObject({ slotMinutes, slotCapacity, priorityReserve, weeklyHours })
  .superRefine(({ priorityReserve: reserve, slotCapacity: limit }, ctx) => {
    if (reserve > limit)
      ctx.addIssue({ code: 'custom', path: ['priorityReserve'], ...beyond('TOO_BIG', limit) });
  });
export type SetupHours = z.infer<typeof setupHours>;

export const testStates = ['WAITING', 'SENT', 'FAILED'] as const;

const testMessage = z.object({
  to: z.string(),
  state: z.enum(testStates),
  /** Why sending failed, in a few words for the operator of the server. */
  reason: z.string().nullable(),
});
export type TestMessage = z.infer<typeof testMessage>;

const channelState = z.object({ isConfigured: z.boolean(), test: testMessage.nullable() });

export const setupState = z.object({
  place: setupPlace.nullable(),
  hours: setupHours.nullable(),
  /** Opening hours that the second step suggests if the country has none. */
  usualHours: setupHours,
  mailFrom: z.string(),
  channels: z.record(z.enum(channels), channelState),
  /** Messages that cannot be sent can be read on a page of this machine. */
  hasOutbox: z.boolean(),
  needsFactor: z.boolean(),
});
export type SetupState = z.infer<typeof setupState>;

/** The key that the server printed. Hyphens and case do not matter. */
export const setupKey = z.string().trim().min(1).max(100);

export const setupAdministrator = z.strictObject({
  firstName: personName,
  lastName: personName,
  email,
  password,
  language,
});

export const invitedRoles = ['ADMIN', 'OPERATOR', 'AUDITOR'] as const;

export const setupColleague = z.strictObject({
  firstName: personName,
  lastName: personName,
  email,
  role: z.enum(invitedRoles),
});
export type SetupColleague = z.infer<typeof setupColleague>;

export type SetupPeople = {
  readonly administrator: z.infer<typeof setupAdministrator>;
  readonly colleagues: SetupColleague[];
};

export const testTarget = z.discriminatedUnion('channel', [
  z.strictObject({ key: setupKey, channel: z.literal('EMAIL'), to: email, language }),
  z.strictObject({ key: setupKey, channel: z.literal('SMS'), to: phoneNumber, language }),
]);

export const firstSteps = [
  'PLACE',
  'HOURS',
  'GATES',
  'MAIL',
  'SMS',
  'COLLEAGUES',
  'NEWS',
  'DISPLAY',
  'KIOSK',
] as const;
export type FirstStep = (typeof firstSteps)[number];

export const checklist = z.object({
  /** False if this installation was not set up here, or somebody has closed the list. */
  open: z.boolean(),
  steps: z.array(z.object({ step: z.enum(firstSteps), done: z.boolean() })),
});
export type Checklist = z.infer<typeof checklist>;
