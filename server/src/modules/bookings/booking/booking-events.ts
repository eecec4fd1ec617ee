import type { RecordedActType } from '#contract/acts/act-types.ts';
import type { ActorKind, BookingEventType } from '#contract/journal/event-types.ts';
import type { GuardCode } from '#kernel/guards/guards.ts';
import type { ActReasonKind } from '#kernel/log/queue-log-entry.ts';
import { kindOf } from '../../../platform/context/actor.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { differing } from '../../../platform/journal/differing.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import type { BookingRow } from './booking-row.ts';
import { actsOf, isInLine, lineTouched } from './line-acts.ts';
import { noReason, type StoredReason } from './stored-reason.ts';

export type EventReason = StoredReason & {
  readonly kind?: ActReasonKind | undefined;
  /** Overrides the actor kind where nobody is signed in (a call acknowledged by pass). */
  readonly by?: ActorKind;
  /** The guards that the operator had acknowledged and that stood against the act. */
  readonly acknowledged?: readonly GuardCode[] | undefined;
  /** The act on a closure that caused this event. The journal shows that act as one entry, with its events below it. */
  readonly closureActId?: string;
  /** The act that this event takes back. The journal has words of its own for that. */
  readonly undoes?: RecordedActType | undefined;
};

/** The fields that the history keeps: everything that may be disputed later. */
type SnapshotFields = Recorded &
  Pick<
    BookingRow,
    'pending_at' | 'cancellation_code' | 'late' | 'gate' | 'recalled_at' | 'acknowledged_at' | 'moved'
  > & {
    /** Document ids; only in events about documents. */
    readonly documents?: readonly string[];
    /** Only in calls: the truck was called while the checkpoint was closed. */
    readonly whileClosed?: boolean;
  };

const snapshot = (row: SnapshotFields) => ({
  status: row.status,
  dateBooked: row.slot_at.toString(),
  pendingDateBooked: row.pending_at?.toString() ?? null,
  cargoType: row.cargo_type,
  hasPriority: row.has_priority,
  vehicleId: row.vehicle_id,
  plate: row.plate,
  model: row.model,
  driver: [row.last_name, row.first_name, row.patronymic].filter(Boolean).join(' '),
  phoneNumber: row.phone,
  email: row.email,
  language: row.language,
  unlimitedEditCount: row.unlimited_edits,
  ...(row.documents && { documents: row.documents.toSorted() }),
  ...(row.whileClosed && { whileClosed: true }),
  late: row.late,
  gate: row.gate,
  recalledAt: row.recalled_at?.toString() ?? null,
  acknowledgedAt: row.acknowledged_at?.toString() ?? null,
  moveAcknowledgedAt: row.moved?.acknowledgedAt ?? null,
  cancellation: row.cancellation_code,
});

export type Recorded = Pick<
  BookingRow,
  | 'id'
  | 'status'
  | 'slot_at'
  | 'cargo_type'
  | 'has_priority'
  | 'vehicle_id'
  | 'plate'
  | 'model'
  | 'language'
  | 'unlimited_edits'
  | 'last_name'
  | 'first_name'
  | 'patronymic'
  | 'phone'
  | 'email'
>;

type Moment = Pick<TrxContext, 'actor' | 'clock'>;

export const createdEvent = (ctx: Moment, booking: Recorded, documents: readonly string[]) =>
  toEvent(
    ctx,
    'CREATED',
    {
      before: null,
      after: {
        ...booking,
        pending_at: null,
        cancellation_code: null,
        late: null,
        gate: null,
        recalled_at: null,
        acknowledged_at: null,
        moved: null,
        documents,
      },
    },
    noReason,
  );

type BookingChange = { readonly before: SnapshotFields | null; readonly after: SnapshotFields };

/** A change of an existing booking; unlike a creation it may also be an act on the line. */
type ExistingBookingChange = { readonly before: ExistingBooking; readonly after: ExistingBooking };
type ExistingBooking = BookingRow & Pick<SnapshotFields, 'documents' | 'whileClosed'>;

export const toEvent = (
  ctx: Moment,
  type: BookingEventType,
  { before, after }: BookingChange,
  { reason, reasons, kind, by, acknowledged = [], closureActId, undoes }: EventReason,
) => {
  // Only the changed fields, so that an event shows the change and not the booking twice.
  const change = before
    ? (differing(snapshot(before), snapshot(after)) ?? { from: {}, to: {} })
    : { from: null, to: snapshot(after) };
  return {
    id: uuidv7(ctx.clock),
    booking_id: after.id,
    slot_at: after.slot_at,
    type,
    actor: by ?? kindOf(ctx.actor),
    actor_id: ctx.actor?.userId ?? null,
    event_at: ctx.clock.now(),
    before: change.from && JSON.stringify(change.from),
    after: JSON.stringify({
      ...change.to,
      ...(acknowledged.length > 0 && { acknowledged }),
      ...(undoes && { undoes }),
    }),
    reason,
    reasons: reasons && JSON.stringify(reasons),
    reason_kind: kind ?? null,
    closure_act_id: closureActId ?? null,
  };
};

/** Records in the transaction of the change, so that history is complete and has nothing that was rolled back. */
export const recordEvents = async (
  ctx: TrxContext,
  type: BookingEventType,
  changes: readonly ExistingBookingChange[],
  reason: EventReason = noReason,
): Promise<void> => {
  if (changes.length === 0) return;
  await ctx.db
    .insertInto('booking_event')
    .values(changes.map((change) => toEvent(ctx, type, change, reason)))
    .execute();
  const inLine = changes.filter(({ before, after }) => isInLine(before) || isInLine(after));
  if (inLine.length === 0) return;
  const acts = inLine.flatMap(({ before, after }) => actsOf(before, after, reason.kind ?? null));
  await ctx.events.emit(ctx, lineTouched, acts);
};

export const recordEvent = (
  ctx: TrxContext,
  type: BookingEventType,
  before: ExistingBooking,
  after: ExistingBooking,
  reason: EventReason = noReason,
): Promise<void> => recordEvents(ctx, type, [{ before, after }], reason);
