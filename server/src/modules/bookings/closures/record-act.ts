import type { ClosureActType } from '#contract/bookings/closures.ts';
import type { ShiftSlot } from '#contract/bookings/shift.ts';
import type { JournalEntryType } from '#contract/journal/event-types.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { recordInJournal } from '../../../platform/journal/record-in-journal.ts';
import { wireInstant } from '../../slots/checkpoint-time.ts';
import { beforeOf } from '../booking/acts/booking-before.ts';
import type { AppliedShift, BookingChange } from '../shift/apply-shift.ts';
import { type ClosureRow, insertAct, insertMessages, insertMoves } from './closures.queries.ts';
import { messagesOf, type ToldOfClosure } from './told-of-closure.ts';

const toMove =
  (actId: string, isMoved: boolean) =>
  ({ before, after }: BookingChange) => ({
    act_id: actId,
    booking_id: after.id,
    from_at: before.slot_at,
    to_at: isMoved ? after.slot_at : null,
    before: JSON.stringify(beforeOf(before)),
    version_after: after.version,
  });

const journalTypes = {
  CLOSED: 'CHECKPOINT_CLOSED',
  EXTENDED: 'CLOSURE_EXTENDED',
  SHORTENED: 'CHECKPOINT_REOPENED',
} as const satisfies Record<ClosureActType, JournalEntryType>;

const noShift: AppliedShift = { moved: [], dropped: [] };

type NewAct = {
  readonly id: string;
  readonly type: ClosureActType;
  readonly toBefore: Temporal.Instant | null;
  readonly slots?: readonly ShiftSlot[];
  readonly applied?: AppliedShift;
  readonly told?: ToldOfClosure;
  readonly releaseAt: Temporal.Instant;
};

/** Stores the act with the bookings that it moves, the messages that it will send and its entry in the journal. */
export const recordAct = async (
  ctx: TrxContext,
  closure: ClosureRow,
  { id, type, toBefore, slots = [], applied = noShift, told = {}, releaseAt }: NewAct,
): Promise<void> => {
  const now = ctx.clock.now();
  await insertAct(ctx.db, {
    id,
    closure_id: closure.id,
    type,
    made_by: ctx.actor?.userId ?? null,
    made_at: now,
    to_before: toBefore,
    to_after: closure.to_at,
    slots: JSON.stringify(slots),
    told: JSON.stringify(told),
    release_at: releaseAt,
  });
  await insertMoves(ctx.db, [
    ...applied.moved.map(toMove(id, true)),
    ...applied.dropped.map(toMove(id, false)),
  ]);
  const messages = (await messagesOf(ctx, told)).map((row) => ({ ...row, act_id: id }));
  if (messages.length > 0) await insertMessages(ctx.db, messages);
  await recordInJournal(ctx, {
    type: journalTypes[type],
    from: toBefore && { to: wireInstant(ctx, toBefore) },
    to: {
      closureId: closure.id,
      closureActId: id,
      from: wireInstant(ctx, closure.from_at),
      to: wireInstant(ctx, closure.to_at),
      moved: applied.moved.length,
    },
    reasons: closure.reasons,
  });
};
