import { z } from 'zod';
import { givenInstant, id, line, version } from '../common.ts';
import { gateSetting } from '../gates/gates.ts';
import { besideOtherFaults, reasonOrReasons, reasons, reasonsOf, requireReason } from '../reasons.ts';
import { checkpointSite } from './checkpoint-site.ts';

const timeOfDay = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/);
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const openInterval = z
  .strictObject({ from: timeOfDay, to: timeOfDay })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'INVALID_VALUE' });

/** Hours of one weekday; empty: closed. */
const openHours = z.array(openInterval).max(4);

const number = (min: number, max: number) => z.int().min(min).max(max);
const week = 7 * 24 * 60;

/** Must divide a day evenly, or the last slot would reach into the next day. */
const slotMinutes = number(10, 720).refine((value) => 1440 % value === 0, 'INVALID_VALUE');

const period = { from: givenInstant, to: givenInstant };
/** Only versions that an older release stored have closures without an id. */
const closure = z.strictObject({ id: id.optional(), ...period, reasons });
export type Closure = z.infer<typeof closure>;

/** Input form: also accepts the single Russian `reason` that older clients send. */
const givenClosure = z
  .strictObject({ id: id.optional(), ...period, ...reasonOrReasons })
  .superRefine(requireReason, besideOtherFaults)
  .refine(({ from, to }) => Date.parse(from) < Date.parse(to), { path: ['to'], message: 'INVALID_VALUE' })
  .transform(
    ({ id: given, from, to, ...why }): Closure => ({
      ...(given !== undefined && { id: given }),
      from,
      to,
      reasons: reasonsOf(why) ?? { RU: '' },
    }),
  );

const askHours = number(1, 168);

/** Drivers are asked whether they come; whoever does not answer loses the place. */
const reconfirmSetting = z.strictObject({
  enabled: z.boolean(),
  /** How many hours before the slot each question is asked. */
  askHours: z.array(askHours).min(1).max(4),
  /** How long before the slot an unanswered booking is canceled. */
  reclaimHours: number(1, 48),
});

const cargoName = line(100).min(1);

export const cargoTypeSetting = z.strictObject({
  code: z.string().regex(/^[A-Z][A-Z_]{1,30}$/),
  names: z.strictObject({ RU: cargoName, EN: cargoName, CN: cargoName }),
  priority: z.boolean(),
  active: z.boolean(),
});
export type CargoTypeSetting = z.infer<typeof cargoTypeSetting>;

const mostClosures = 500;
export const givenClosures = z.array(givenClosure).max(mostClosures);

/** New days are not sold: drivers apply for them, and the places are drawn. Times are by the checkpoint's clock. */
const draw = z
  .strictObject({
    enabled: z.boolean(),
    closesAt: clockTime,
    saleOpensAt: clockTime,
    /** A time on the day after the draw. */
    confirmUntil: clockTime,
    maxWishes: number(1, 20),
    maxPerUser: number(1, 1000),
    /** For how many days a lost draw adds a ticket. */
    ticketDays: number(1, 30),
    maxTickets: number(1, 20),
  })
  .refine(({ closesAt, saleOpensAt }) => closesAt < saleOpensAt, {
    path: ['saleOpensAt'],
    message: 'INVALID_VALUE',
  });

export const bookingParamsFields = {
  slotMinutes,
  slotCapacity: number(0, 1000),
  /** Part of `slotCapacity`, kept for priority cargo. */
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
  closures: z.array(closure).max(mostClosures),
  capacityOverrides: z.array(z.strictObject({ start: givenInstant, capacity: number(0, 1000) })).max(2000),
  horizonDays: number(0, 60),
  bookingLeadMinutes: number(0, week),
  editDeadlineMinutes: number(0, week),
  cancelDeadlineMinutes: number(0, week),
  maxEdits: number(0, 100),
  maxActiveBookingsPerUser: number(1, 10_000),
  maxUnconfirmedPerUser: number(1, 100),
  /** Active bookings of one account for vehicles that are not approved. */
  maxUnapprovedPerUser: number(0, 10_000),
  confirmationMinutes: number(1, 120),
  /** A place that is given back comes on sale after a random time of at most this length. 0: at once. */
  freedPlaceRestMinutes: number(0, 240),
  reconfirm: reconfirmSetting,
  /** While the list is on, places that are given back are offered to those who wait before they come on sale. */
  waitingList: z.strictObject({
    enabled: z.boolean(),
    /** Number of entries that one account may have in the list at a time. */
    maxPerUser: number(1, 100),
    /** An entry ends after this many offers that ran out. */
    missedOffers: number(1, 20),
  }),
  draw,
  arrivalEarlyMinutes: number(0, week),
  arrivalLateMinutes: number(0, 1440),
  noShowGraceMinutes: number(0, 1440),
  warningsBeforeBan: number(1, 100),
  warningLifetimeDays: number(1, 3650),
  banDays: number(1, 3650),
  /** How long a driver may appeal against a ban or a warning. */
  appealDays: number(1, 60),
  /** If an appeal is not decided within this time, its ban or warning has no effect until it is. */
  appealHours: number(1, 720),
  /** A called truck that has not left after this time is shown as late at the gate. */
  callTimeoutMinutes: number(1, 1440),
  /** If there are any, every call must name one of these gates. */
  gates: z.array(gateSetting).max(50),
  /** How long contacts and names stay in the history. */
  personalDataMonths: number(1, 1200),
  site: checkpointSite,
  certificateRequired: z.boolean(),
  priorityDocumentRequired: z.boolean(),
  codeChannel: z.enum(['AUTO', 'SMS', 'EMAIL']),
  cargoTypes: z.array(cargoTypeSetting).min(1).max(100),
};

export const bookingParams = z.object({ ...bookingParamsFields, version });
export type BookingParams = z.infer<typeof bookingParams>;
