import type { Control } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { GateSetting } from '#contract/gates/gates.ts';
import type { BookingParams } from '#contract/params/booking-params.ts';
import { weekdays } from '#contract/params/weekdays.ts';
import { instantAt, wallClockOf } from '../../domain/checkpoint/wall-clock.ts';
import { reasonsOf, textsOf } from '../../domain/reasons/reason-texts.ts';
import { type NumberName, numberNames, type ParamName, type Params, paramNames } from './params-names.ts';
import type { paramsSchema } from './params-schema.ts';

export type ParamsValues = z.output<typeof paramsSchema>;

const siteTexts = ({ names, address = '', lat, lon, phone = '' }: BookingParams['site']) => ({
  names: { RU: names?.RU ?? '', EN: names?.EN ?? '', CN: names?.CN ?? '' },
  address,
  coordinates: lat === undefined ? '' : `${lat}, ${lon}`,
  phone,
});

/** A name given in one language is used for the others until they have one. */
const siteOf = ({ names, address, coordinates, phone }: ParamsValues['site']): BookingParams['site'] => {
  const { RU, EN, CN } = names;
  const any = RU || EN || CN;
  const [lat, lon] = coordinates.split(/[,，;\s]+/).map(Number);
  return {
    ...(any && { names: { RU: RU || any, EN: EN || any, CN: CN || any } }),
    ...(address && { address }),
    ...(coordinates && { lat, lon }),
    ...(phone && { phone }),
  };
};

const gateTexts = (gate: GateSetting): ParamsValues['gates'][number] => {
  const { name, directions }: Exclude<GateSetting, string> = typeof gate === 'string' ? { name: gate } : gate;
  return {
    name,
    directions: { RU: directions?.RU ?? '', EN: directions?.EN ?? '', CN: directions?.CN ?? '' },
  };
};

/** Directions given in another language only are used for Russian too. */
const gateOf = ({ name, directions }: ParamsValues['gates'][number]): GateSetting => {
  const { RU, EN, CN } = directions;
  const russian = RU || EN || CN;
  return russian ? { name, directions: { RU: russian, ...(EN && { EN }), ...(CN && { CN }) } } : name;
};

/** `24, 12`; whatever is typed between the numbers separates them. */
const hoursOf = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

const drawTexts = ({ maxWishes, maxPerUser, ticketDays, maxTickets, ...rest }: BookingParams['draw']) => ({
  ...rest,
  maxWishes: String(maxWishes),
  maxPerUser: String(maxPerUser),
  ticketDays: String(ticketDays),
  maxTickets: String(maxTickets),
});

const drawOf = ({
  maxWishes,
  maxPerUser,
  ticketDays,
  maxTickets,
  ...rest
}: ParamsValues['draw']): BookingParams['draw'] => ({
  ...rest,
  maxWishes: Number(maxWishes),
  maxPerUser: Number(maxPerUser),
  ticketDays: Number(ticketDays),
  maxTickets: Number(maxTickets),
});

export const valuesOf = (params: BookingParams): ParamsValues => ({
  ...(Object.fromEntries(numberNames.map((name) => [name, String(params[name])])) as Record<
    NumberName,
    string
  >),
  reconfirm: {
    enabled: params.reconfirm.enabled,
    askHours: params.reconfirm.askHours.join(', '),
    reclaimHours: String(params.reconfirm.reclaimHours),
  },
  certificateRequired: params.certificateRequired,
  priorityDocumentRequired: params.priorityDocumentRequired,
  codeChannel: params.codeChannel,
  waitingList: {
    enabled: params.waitingList.enabled,
    maxPerUser: String(params.waitingList.maxPerUser),
    missedOffers: String(params.waitingList.missedOffers),
  },
  gates: params.gates.map(gateTexts),
  site: siteTexts(params.site),
  draw: drawTexts(params.draw),
  weeklyHours: Object.fromEntries(
    weekdays.map((day) => [day, params.weeklyHours[day].map(({ from, to }) => ({ from, to }))]),
  ) as ParamsValues['weeklyHours'],
  closures: params.closures.map(({ from, to, reasons }) => {
    const [start, end] = [wallClockOf(from), wallClockOf(to)];
    return {
      fromDay: start.day,
      fromTime: start.time,
      toDay: end.day,
      toTime: end.time,
      reasons: textsOf(reasons),
    };
  }),
  capacityOverrides: params.capacityOverrides.map(({ start, capacity }) => ({
    ...wallClockOf(start),
    capacity: String(capacity),
  })),
  cargoTypes: params.cargoTypes.map(({ code, names, priority, active }) => ({
    code,
    names: { RU: names.RU, EN: names.EN, CN: names.CN },
    priority,
    active,
    isNew: false,
  })),
});

const paramsOf = (values: ParamsValues, timeZone: string): Params => ({
  ...(Object.fromEntries(numberNames.map((name) => [name, Number(values[name])])) as Record<
    NumberName,
    number
  >),
  reconfirm: {
    enabled: values.reconfirm.enabled,
    askHours: hoursOf(values.reconfirm.askHours),
    reclaimHours: Number(values.reconfirm.reclaimHours),
  },
  certificateRequired: values.certificateRequired,
  priorityDocumentRequired: values.priorityDocumentRequired,
  codeChannel: values.codeChannel,
  waitingList: {
    enabled: values.waitingList.enabled,
    maxPerUser: Number(values.waitingList.maxPerUser),
    missedOffers: Number(values.waitingList.missedOffers),
  },
  gates: values.gates.map(gateOf),
  site: siteOf(values.site),
  draw: drawOf(values.draw),
  weeklyHours: values.weeklyHours,
  closures: values.closures.map(({ fromDay, fromTime, toDay, toTime, reasons }) => ({
    from: instantAt(fromDay, fromTime, timeZone),
    to: instantAt(toDay, toTime, timeZone),
    reasons: reasonsOf(reasons),
  })),
  capacityOverrides: values.capacityOverrides.map(({ day, time, capacity }) => ({
    start: instantAt(day, time, timeZone),
    capacity: Number(capacity),
  })),
  cargoTypes: values.cargoTypes.map(({ isNew: _, ...cargoType }) => cargoType),
});

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export const changedNames = (values: ParamsValues, base: BookingParams): ParamName[] => {
  const before = valuesOf(base);
  return paramNames.filter((name) => !same(values[name], before[name]));
};

/** The changed parameters and the version they are based on. */
export const changesOf = (
  values: ParamsValues,
  base: BookingParams,
  timeZone: string,
): Partial<BookingParams> => {
  const after = paramsOf(values, timeZone);
  const changed = changedNames(values, base).map((name) => [name, after[name]]);
  return { ...Object.fromEntries(changed), version: base.version };
};

/** Rebases the local changes onto newer parameters. */
export const rebase = (values: ParamsValues, base: BookingParams, fresh: BookingParams): ParamsValues => {
  const mine = changedNames(values, base).map((name) => [name, values[name]]);
  return { ...valuesOf(fresh), ...Object.fromEntries(mine) };
};

type ParamsControl = Control<ParamsValues, unknown, ParamsValues>;
export type ControlProps = { readonly control: ParamsControl };
