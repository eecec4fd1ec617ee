import type { ActorKind, JournalEntryType } from '#contract/journal/event-types.ts';
import { kindOf } from '../context/actor.ts';
import type { TrxContext } from '../context/context.ts';
import { withCommit } from '../db/one-trip.ts';
import { uuidv7 } from '../time/ids.ts';
import type { Translated } from '../words/translated.ts';

type Snapshot = Readonly<Record<string, unknown>>;

export type JournalEntry = {
  readonly type: JournalEntryType;
  readonly bookingId?: string | null | undefined;
  readonly vehicleId?: string | null | undefined;
  readonly userId?: string | null | undefined;
  readonly from?: Snapshot | null | undefined;
  readonly to?: Snapshot | null | undefined;
  readonly reason?: string | null | undefined;
  readonly reasons?: Translated | null | undefined;
  readonly by?: { readonly actor: ActorKind; readonly id: string | null };
};

const toJson = (value: object | null | undefined) => (value ? JSON.stringify(value) : null);

const toRow = (ctx: TrxContext, entry: JournalEntry) => {
  const { actor, id } = entry.by ?? { actor: kindOf(ctx.actor), id: ctx.actor?.userId ?? null };
  return {
    id: uuidv7(ctx.clock),
    type: entry.type,
    actor,
    actor_id: id,
    event_at: ctx.clock.now(),
    booking_id: entry.bookingId ?? null,
    vehicle_id: entry.vehicleId ?? null,
    user_id: entry.userId ?? null,
    before: toJson(entry.from),
    after: toJson(entry.to),
    reason: entry.reasons?.RU ?? entry.reason ?? null,
    reasons: toJson(entry.reasons),
  };
};

/** Writes in the transaction of what was done, so that the journal has all of it and nothing else. */
export const recordInJournal = async (ctx: TrxContext, entry: JournalEntry): Promise<void> => {
  await ctx.db.insertInto('journal_event').values(toRow(ctx, entry)).execute();
};

/** Writes the entry along with COMMIT. Only if nothing later in the transaction reads or changes it. */
export const recordWithCommit = (ctx: TrxContext, entry: JournalEntry): Promise<void> =>
  withCommit(ctx.db, ctx.db.insertInto('journal_event').values(toRow(ctx, entry)).compile());
