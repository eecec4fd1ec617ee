import type { Channel } from '#contract/accounts/accounts.ts';
import type { ClosureActType } from '#contract/bookings/closures.ts';
import type { ShiftSlot } from '#contract/bookings/shift.ts';
import type { Reasons } from '#contract/reasons.ts';
import { column, defineTables, type RowsOf } from '../../../platform/db/table.ts';
import type { BookingBefore } from '../booking/acts/booking-before.ts';
import type { ToldOfClosure } from './told-of-closure.ts';

export const closuresTables = defineTables({
  closure: {
    id: column.uuid(),
    from_at: column.instant(),
    to_at: column.instant(),
    reasons: column.json<Reasons>(),
    made_by: column.uuid().nullable(),
    made_at: column.instant(),
    ended: column.text<'REOPENED' | 'UNDONE'>().nullable(),
    version: column.integer().withDefault(),
  },
  closure_act: {
    id: column.uuid(),
    closure_id: column.uuid(),
    type: column.text<ClosureActType>(),
    made_by: column.uuid().nullable(),
    made_at: column.instant(),
    to_before: column.instant().nullable(),
    to_after: column.instant(),
    slots: column.json<readonly ShiftSlot[]>().withDefault(),
    told: column.json<ToldOfClosure>().withDefault(),
    release_at: column.instant(),
    released_at: column.instant().nullable(),
    undone_at: column.instant().nullable(),
    undone_by: column.uuid().nullable(),
  },
  closure_move: {
    act_id: column.uuid(),
    booking_id: column.uuid(),
    from_at: column.instant(),
    to_at: column.instant().nullable(),
    before: column.json<BookingBefore>(),
    version_after: column.integer(),
    stayed: column.boolean().withDefault(),
  },
  closure_message: {
    message_id: column.uuid(),
    booking_id: column.uuid(),
    act_id: column.uuid(),
    channel: column.text<Channel>(),
  },
});

declare module '../../../platform/db/schema.ts' {
  interface Schema extends RowsOf<typeof closuresTables> {}
}
