import { z } from 'zod';
import { givenInstant, line, version } from './common.ts';

/** As a clock shows it; 24:00 is the day's end. */
const timeOfDay = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/);
const openInterval = z
  .strictObject({ from: timeOfDay, to: timeOfDay })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'INVALID_VALUE' });

/** The hours of one weekday; none: closed all day. */
const openHours = z.array(openInterval).max(4);

const number = (min: number, max: number) => z.int().min(min).max(max);
const week = 7 * 24 * 60;

/** A day must divide evenly, or its last slot would reach into the next one. */
const slotMinutes = number(10, 720).refine((value) => 1440 % value === 0, 'INVALID_VALUE');

const closure = z
  .strictObject({ from: givenInstant, to: givenInstant, reason: z.string().trim().min(1).max(500) })
  .refine(({ from, to }) => Date.parse(from) < Date.parse(to), { path: ['to'], message: 'INVALID_VALUE' });

const cargoName = line(100).min(1);

export const cargoTypeSetting = z.strictObject({
  code: z.string().regex(/^[A-Z][A-Z_]{1,30}$/),
  names: z.strictObject({ RU: cargoName, EN: cargoName, CN: cargoName }),
  priority: z.boolean(),
  active: z.boolean(),
});
export type CargoTypeSetting = z.infer<typeof cargoTypeSetting>;

/** How the checkpoint sells its places. Every change makes a new version; old ones are kept. */
export const bookingParamsFields = {
  slotMinutes,
  slotCapacity: number(0, 1000),
  /** Of those, kept for priority cargo. */
  priorityReserve: number(0, 1000),
  weeklyHours: z.strictObject({
    MONDAY: openHours,
    TUESDAY: openHours,
    WEDNESDAY: openHours,
    THURSDAY: openHours,
    FRIDAY: openHours,
    SATURDAY: openHours,
    SUNDAY: openHours,
  }),
  closures: z.array(closure).max(500),
  capacityOverrides: z.array(z.strictObject({ start: givenInstant, capacity: number(0, 1000) })).max(2000),
  horizonDays: number(0, 60),
  bookingLeadMinutes: number(0, week),
  editDeadlineMinutes: number(0, week),
  cancelDeadlineMinutes: number(0, week),
  maxEdits: number(0, 100),
  maxActiveBookingsPerUser: number(1, 10_000),
  maxUnconfirmedPerUser: number(1, 100),
  /** Active bookings of an account for trucks that are not approved. */
  maxUnapprovedPerUser: number(0, 10_000),
  confirmationMinutes: number(1, 120),
  arrivalEarlyMinutes: number(0, week),
  arrivalLateMinutes: number(0, 1440),
  noShowGraceMinutes: number(0, 1440),
  warningsBeforeBan: number(1, 100),
  warningLifetimeDays: number(1, 3650),
  banDays: number(1, 3650),
  certificateRequired: z.boolean(),
  priorityDocumentRequired: z.boolean(),
  codeChannel: z.enum(['AUTO', 'SMS', 'EMAIL']),
  cargoTypes: z.array(cargoTypeSetting).min(1).max(100),
};

export const bookingParams = z.object({ ...bookingParamsFields, version });
export type BookingParams = z.infer<typeof bookingParams>;
