import { arrivedStatuses, isOneOf } from '#contract/bookings/booking-status.ts';
import { listTimeHeader, type PassList } from '#contract/bookings/passes.ts';
import type { Context } from '../../../platform/context/context.ts';
import { answer } from '../../../platform/http/bind.ts';
import { toReady } from '../../../platform/http/ready/ready-answer.ts';
import { dayRange, today, wireInstant } from '../../slots/checkpoint-time.ts';
import { readBookingParams } from '../../system-params/get-booking-params.ts';
import { listPauses, type Pause } from '../arrival/arrival-window.ts';
import { listValid } from './valid-passes.queries.ts';

const touches = (from: Temporal.Instant, to: Temporal.Instant) => (pause: Pause) =>
  Temporal.Instant.compare(from, pause.to) < 0 && Temporal.Instant.compare(pause.from, to) < 0;

/** Lists three days, so that a phone that loses its network before midnight knows the passes of the night. */
export const listValidPasses = async (ctx: Context) => {
  // Taken before the reading, because the list may lack what is committed during the reading.
  const listedAt = ctx.clock.now();
  const day = today(ctx);
  const { from } = dayRange(ctx, day.subtract({ days: 1 }).toString());
  const { to } = dayRange(ctx, day.add({ days: 1 }).toString());
  const params = await readBookingParams(ctx);
  const { slotMinutes, arrivalEarlyMinutes, arrivalLateMinutes, noShowGraceMinutes } = params;
  const pauses = (await listPauses(ctx, params, from)).filter(touches(from, to));
  const rows = await listValid(ctx.db, { from, to });
  const list: PassList = {
    from: wireInstant(ctx, from),
    to: wireInstant(ctx, to),
    rules: { slotMinutes, arrivalEarlyMinutes, arrivalLateMinutes, noShowGraceMinutes },
    pauses: pauses.map((pause) => ({ from: wireInstant(ctx, pause.from), to: wireInstant(ctx, pause.to) })),
    passes: rows.map(({ number, pass_version: v, status }) => ({
      number,
      v,
      ...(isOneOf(arrivedStatuses, status) && { here: true as const }),
    })),
  };
  return answer(200, toReady(list), { [listTimeHeader]: wireInstant(ctx, listedAt) });
};
