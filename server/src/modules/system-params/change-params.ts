import type { GateSetting } from '#contract/gates/gates.ts';
import type { BookingParams } from '#contract/params/booking-params.ts';
import { gateNameOf } from '#kernel/gates/gate-name.ts';
import type { Context } from '../../platform/context/context.ts';
import { AppError, invalidField } from '../../platform/errors/app-error.ts';
import { toWireInstant } from '../../platform/time/wire-instant.ts';

export type ParamsChanges = { readonly [K in keyof BookingParams]?: BookingParams[K] | undefined };

const requireCargoTypes = ({ cargoTypes }: BookingParams) => {
  const codes = cargoTypes.map(({ code }) => code);
  const twice = codes.findIndex((code, index) => codes.indexOf(code) !== index);
  if (twice >= 0) throw invalidField(`cargoTypes[${twice}].code`, 'INVALID_VALUE');
  if (!cargoTypes.some(({ active }) => active)) throw invalidField('cargoTypes', 'INVALID_VALUE');
};

/** A gate without directions is its name, as clients that know no directions expect. */
const plainGate = (gate: GateSetting): GateSetting =>
  typeof gate === 'string' || gate.directions ? gate : gate.name;

const requireGates = ({ gates }: BookingParams) => {
  const names = gates.map(gateNameOf);
  const twice = names.findIndex((name, index) => names.indexOf(name) !== index);
  if (twice >= 0) throw invalidField(`gates[${twice}]`, 'INVALID_VALUE');
};

/** An override must start at a slot boundary, of the present or of the new slot length. */
const requireSlots = (before: BookingParams, after: BookingParams, timeZone: string) => {
  const known = new Set(before.capacityOverrides.map(({ start }) => start));
  const lengths = [before.slotMinutes, after.slotMinutes];
  for (const [index, { start }] of after.capacityOverrides.entries()) {
    const time = Temporal.Instant.from(start).toZonedDateTimeISO(timeZone).toPlainTime();
    const minutes = time.since('00:00').total('minutes');
    const isStart = known.has(start) || lengths.some((length) => minutes % length === 0);
    const isTwice = after.capacityOverrides.findIndex((other) => other.start === start) !== index;
    if (!isStart || isTwice) throw invalidField(`capacityOverrides[${index}].start`, 'INVALID_VALUE');
  }
};

/** A question must be asked long enough before the place is reclaimed, or nobody could answer it in time. */
const requireQuestions = ({ reconfirm: { askHours, reclaimHours } }: BookingParams) => {
  const limit = reclaimHours + 2;
  if (askHours.some((hours) => hours < limit))
    throw invalidField('reconfirm.askHours', 'TOO_SMALL', { limit });
  if (new Set(askHours).size < askHours.length) throw invalidField('reconfirm.askHours', 'INVALID_VALUE');
};

const requireSense = (params: BookingParams) => {
  if (params.priorityReserve > params.slotCapacity)
    throw invalidField('priorityReserve', 'TOO_BIG', { limit: params.slotCapacity });
  requireCargoTypes(params);
  requireGates(params);
  requireQuestions(params);
};

/** Converts instants to the checkpoint’s UTC offset, which responses use. */
const inCheckpointTime = (params: BookingParams, timeZone: string): BookingParams => {
  const rewrite = (instant: string) => toWireInstant(Temporal.Instant.from(instant), timeZone);
  return {
    ...params,
    closures: params.closures.map((closure) => ({
      ...closure,
      from: rewrite(closure.from),
      to: rewrite(closure.to),
    })),
    capacityOverrides: params.capacityOverrides.map(({ start, capacity }) => ({
      start: rewrite(start),
      capacity,
    })),
  };
};

export const changeParams = (
  ctx: Pick<Context, 'config'>,
  before: BookingParams,
  changes: ParamsChanges,
): BookingParams => {
  if (changes.version !== undefined && changes.version !== before.version)
    throw new AppError('STALE_VERSION');
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const { timeZone } = ctx.config;
  const merged = { ...before, ...given, version: before.version + 1 };
  const gates = merged.gates.map(plainGate);
  const after = inCheckpointTime({ ...merged, gates }, timeZone);
  requireSense(after);
  requireSlots(before, after, timeZone);
  return after;
};
