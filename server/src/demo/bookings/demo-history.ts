import type { BookingEventType } from '#contract/journal/event-types.ts';
import type { QueueActType } from '#kernel/log/queue-log-entry.ts';
import { createdEvent, type EventReason, toEvent } from '../../modules/bookings/booking/booking-events.ts';
import type { BookingRow } from '../../modules/bookings/booking/booking-row.ts';
import type { LineAct } from '../../modules/bookings/booking/line-acts.ts';
import { noReason } from '../../modules/bookings/booking/stored-reason.ts';
import type { Actor } from '../../platform/context/actor.ts';

export type DemoStep = {
  readonly type: BookingEventType;
  readonly at: number;
  readonly by: Actor | null;
  readonly changes: Partial<BookingRow>;
  readonly act?: QueueActType;
  readonly why?: EventReason;
};

export type DemoBooking = {
  readonly row: BookingRow;
  readonly events: readonly ReturnType<typeof toEvent>[];
  readonly acts: readonly (LineAct & { readonly at: Temporal.Instant })[];
  readonly moved?: { readonly actId: string; readonly before: BookingRow; readonly after: BookingRow };
};

export const instantOf = (at: number) => Temporal.Instant.fromEpochMilliseconds(at);

const moment = (at: number, actor: Actor | null) => ({ actor, clock: { now: () => instantOf(at) } });

/** Replays the steps over the new booking into events and acts. */
export const lived = (made: BookingRow, by: Actor | null, steps: readonly DemoStep[]): DemoBooking => {
  let row = made;
  const events = [createdEvent(moment(made.created_at.epochMilliseconds, by), made, [])];
  const acts: (LineAct & { readonly at: Temporal.Instant })[] = [];
  let moved: DemoBooking['moved'];
  for (const { type, at, by: actor, changes, act, why } of steps) {
    const before = row;
    row = { ...row, ...changes, version: row.version + 1 };
    events.push(toEvent(moment(at, actor), type, { before, after: row }, why ?? noReason));
    if (why?.closureActId) moved = { actId: why.closureActId, before, after: row };
    if (act) acts.push({ type: act, before, after: row, reasonKind: null, at: instantOf(at) });
  }
  return { row, events, acts, ...(moved && { moved }) };
};
