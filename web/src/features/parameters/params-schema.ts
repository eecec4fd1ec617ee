import * as z from 'zod/mini';
import { closureSchema, timeUpTo } from '../../domain/reasons/closure-schema.ts';
import { requiredDay } from '../../ui/fields/day-schemas.ts';
import { says } from '../../ui/form/field-message.ts';
import { optionalPhoneNumber, optionalText, requiredText } from '../../ui/form/field-schemas.ts';
import { type NumberName, numberNames } from './params-names.ts';

// Only what cannot be sent is refused here. The server checks ranges and names the field.
const digits = z.string().check(z.regex(/^\d+$/, says('validation.required')));
const flag = z.boolean();
const day = requiredDay();
const time = timeUpTo('23:59');
const hours = z.array(
  z
    .object({
      from: time,
      to: timeUpTo('24:00'),
    })
    .check(
      z.refine(({ from, to }) => from < to, { path: ['to'], error: says('parameters.validation.order') }),
    ),
);

const cargoType = z.object({
  code: z.string().check(z.regex(/^[A-Z][A-Z_]{1,30}$/, says('parameters.validation.code'))),
  names: z.object({ RU: requiredText(100), EN: requiredText(100), CN: requiredText(100) }),
  priority: flag,
  active: flag,
  /** False for an existing type, which keeps its code and position, because bookings may refer to it. */
  isNew: flag,
});

const numbers = Object.fromEntries(numberNames.map((name) => [name, digits])) as Record<
  NumberName,
  typeof digits
>;

/** Values of the form: numbers as typed, instants in the checkpoint's local time. */
export const paramsSchema = z.object({
  ...numbers,
  waitingList: z.object({ enabled: flag, maxPerUser: digits, missedOffers: digits }),
  /** Directions are optional. A language without its own text gets the Russian one. */
  gates: z.array(
    z.object({
      name: requiredText(30),
      directions: z.object({ RU: optionalText(200), EN: optionalText(200), CN: optionalText(200) }),
    }),
  ),
  /** The waiting zone. Empty fields are omitted, and coordinates are `lat, lon`. */
  site: z.object({
    names: z.object({ RU: optionalText(100), EN: optionalText(100), CN: optionalText(100) }),
    address: optionalText(300),
    coordinates: z
      .string()
      .check(
        z.trim(),
        z.regex(/^(-?\d+(\.\d+)?[,，;\s]+-?\d+(\.\d+)?)?$/, says('parameters.validation.coordinates')),
      ),
    phone: optionalPhoneNumber(),
  }),
  reconfirm: z.object({
    enabled: flag,
    askHours: z
      .string()
      .check(z.regex(/^\D*\d{1,3}(\D+\d{1,3}){0,3}\D*$/, says('parameters.reconfirm.list'))),
    reclaimHours: digits,
  }),
  draw: z
    .object({
      enabled: flag,
      closesAt: time,
      saleOpensAt: time,
      confirmUntil: time,
      maxWishes: digits,
      maxPerUser: digits,
      ticketDays: digits,
      maxTickets: digits,
    })
    .check(
      z.refine(({ closesAt, saleOpensAt }) => closesAt < saleOpensAt, {
        path: ['saleOpensAt'],
        error: says('parameters.draw.saleAfterClose'),
      }),
    ),
  certificateRequired: flag,
  priorityDocumentRequired: flag,
  codeChannel: z.enum(['AUTO', 'SMS', 'EMAIL']),
  weeklyHours: z.object({
    MONDAY: hours,
    TUESDAY: hours,
    WEDNESDAY: hours,
    THURSDAY: hours,
    FRIDAY: hours,
    SATURDAY: hours,
    SUNDAY: hours,
  }),
  closures: z.array(closureSchema('23:59')),
  capacityOverrides: z.array(z.object({ day, time, capacity: digits })),
  cargoTypes: z.array(cargoType).check(
    z.refine((types) => types.some(({ active }) => active), {
      path: [0, 'active'],
      error: says('parameters.validation.oneActive'),
    }),
  ),
});
