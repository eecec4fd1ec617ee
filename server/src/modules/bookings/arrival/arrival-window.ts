import type { BookingParams } from '#contract/params/booking-params.ts';
import { type ArrivalTimes, arrivalTimes } from '#kernel/line/arrival-times.ts';
import type { Context } from '../../../platform/context/context.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { findPlacedAt, listOutages } from './arrival.queries.ts';

/** A time in which no truck could come: the system was down or the checkpoint closed. */
export type Pause = { readonly from: Temporal.Instant; readonly to: Temporal.Instant };

export const listPauses = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { closures }: Pick<BookingParams, 'closures'>,
  since: Temporal.Instant,
): Promise<Pause[]> => {
  // An outage is recorded when it is over, so none ends in the future.
  const outages = Temporal.Instant.compare(since, clock.now()) > 0 ? [] : await listOutages(db, since);
  const closed = closures.map(({ from, to }) => ({
    from: Temporal.Instant.from(from),
    to: Temporal.Instant.from(to),
  }));
  return [
    ...outages.map(({ from_at, to_at }) => ({ from: from_at, to: to_at })),
    ...closed.filter(({ to }) => Temporal.Instant.compare(since, to) < 0),
  ];
};

type Booked = Pick<BookingRow, 'id' | 'slot_at' | 'slot_end' | 'confirmed_at'> & {
  /** When the booking got its slot. Undefined: it is read from the booking's events. */
  readonly placedAt?: Temporal.Instant;
};

export type ArrivalWindow = { readonly [K in keyof ArrivalTimes]: Temporal.Instant };

export const arrivalWindow = async (
  ctx: Pick<Context, 'db' | 'clock'>,
  booked: Booked,
  params: BookingParams,
): Promise<ArrivalWindow> => {
  const { id, slot_at, slot_end, confirmed_at } = booked;
  const placedAt = booked.placedAt ?? (await findPlacedAt(ctx.db, id));
  const earliest = slot_at.subtract({ minutes: params.arrivalEarlyMinutes });
  const pauses = await listPauses(ctx, params, earliest);
  const times = arrivalTimes(
    {
      start: slot_at.epochMilliseconds,
      end: slot_end.epochMilliseconds,
      placedAt: Math.max(confirmed_at?.epochMilliseconds ?? 0, placedAt?.epochMilliseconds ?? 0),
    },
    params,
    pauses.map(({ from, to }) => ({ from: from.epochMilliseconds, to: to.epochMilliseconds })),
  );
  const at = Temporal.Instant.fromEpochMilliseconds;
  return { from: at(times.from), onTimeUntil: at(times.onTimeUntil), to: at(times.to) };
};
