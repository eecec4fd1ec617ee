import type { Control } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { GateSetting } from '#contract/gates/gates.ts';
import type { BookingParams } from '#contract/params/booking-params.ts';
import { weekdays } from '#contract/params/weekdays.ts';
import { instantAt, wallClockOf } from '../../domain/checkpoint/wall-clock.ts';
import { reasonsOf, textsOf } from '../../domain/reasons/reason-texts.ts';
import { drawNumbers, numberNames, type ParamName, type Params, paramNames } from './params-names.ts';
import type { paramsSchema } from './params-schema.ts';

export type ParamsValues = z.output<typeof paramsSchema>;

const textsOfNumbers = <Name extends string>(from: Readonly<Record<Name, number>>, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, String(from[name])])) as Record<Name, string>;

const numbersOfTexts = <Name extends string>(from: Readonly<Record<Name, string>>, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, Number(from[name])])) as Record<Name, number>;

const waitingListNumbers = ['maxPerUser', 'missedOffers'] as const;

const blank = { RU: '', EN: '', CN: '' };

const siteTexts = ({ names, address = '', lat, lon, phone = '' }: BookingParams['site']) => ({
  names: { ...blank, ...names },
  address,
  coordinates: lat === undefined ? '' : `${lat}, ${lon}`,
  phone,
});

/** A name in one language is used for others that have none. */
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
  return { name, directions: directions ? textsOf(directions) : blank };
};

/** Russian directions are required, so those of another language stand in for them. */
const gateOf = ({ name, directions }: ParamsValues['gates'][number]): GateSetting => {
  const { RU, EN, CN } = directions;
  const russian = RU || EN || CN;
  return russian ? { name, directions: { RU: russian, ...(EN && { EN }), ...(CN && { CN }) } } : name;
};

/** Reads `24, 12`. Any other signs may separate the numbers. */
const hoursOf = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

/** Has the order of the schema, because changes are found by comparing JSON. */
const drawTexts = ({ enabled, closesAt, saleOpensAt, confirmUntil, ...numbers }: BookingParams['draw']) => ({
  enabled,
  closesAt,
  saleOpensAt,
  confirmUntil,
  ...textsOfNumbers(numbers, drawNumbers),
});

export const valuesOf = (params: BookingParams): ParamsValues => ({
  ...textsOfNumbers(params, numberNames),
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
    ...textsOfNumbers(params.waitingList, waitingListNumbers),
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
    names: { ...blank, ...names },
    priority,
    active,
    isNew: false,
  })),
});

const paramsOf = (values: ParamsValues, timeZone: string): Params => ({
  ...numbersOfTexts(values, numberNames),
  reconfirm: {
    enabled: values.reconfirm.enabled,
    askHours: hoursOf(values.reconfirm.askHours),
    reclaimHours: Number(values.reconfirm.reclaimHours),
  },
  certificateRequired: values.certificateRequired,
  priorityDocumentRequired: values.priorityDocumentRequired,
  codeChannel: values.codeChannel,
  waitingList: { ...values.waitingList, ...numbersOfTexts(values.waitingList, waitingListNumbers) },
  gates: values.gates.map(gateOf),
  site: siteOf(values.site),
  draw: { ...values.draw, ...numbersOfTexts(values.draw, drawNumbers) },
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

export const changesOf = (
  values: ParamsValues,
  base: BookingParams,
  timeZone: string,
): Partial<BookingParams> => {
  const after = paramsOf(values, timeZone);
  const changed = changedNames(values, base).map((name) => [name, after[name]]);
  return { ...Object.fromEntries(changed), version: base.version };
};

export const rebase = (values: ParamsValues, base: BookingParams, fresh: BookingParams): ParamsValues => {
  const mine = changedNames(values, base).map((name) => [name, values[name]]);
  return { ...valuesOf(fresh), ...Object.fromEntries(mine) };
};

type ParamsControl = Control<ParamsValues, unknown, ParamsValues>;
export type ControlProps = { readonly control: ParamsControl };
