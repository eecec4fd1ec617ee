import type { ListEnding } from '#contract/waiting-list/waiting-list.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { recordInJournal } from '../../../platform/journal/record-in-journal.ts';
import { type EntryRow, updateEntry } from './entries.queries.ts';
import { tellEntry } from './tell-entry.ts';

/** The slot of a confirmed booking, past or to come, that the truck has beside its entry. */
export const bookedBeside = async (
  ctx: TrxContext,
  { account_id, plate_key, created_at }: EntryRow,
): Promise<Temporal.Instant | undefined> => {
  const row = await ctx.db
    .selectFrom('booking')
    .select('slot_at')
    .where('plate_key', '=', plate_key)
    .where('account_id', '=', account_id)
    .where('status', 'not in', ['CANCELED', 'WAITING_FOR_CONFIRMATION'])
    .where('slot_at', '>=', created_at)
    .orderBy('slot_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.slot_at;
};

const tell = async (ctx: TrxContext, entry: EntryRow, why: ListEnding): Promise<void> => {
  if (why === 'MISSED_OFFERS')
    await tellEntry(ctx, entry, { template: 'list-ended', params: { times: entry.missed_offers } });
  if (why === 'TIME_OVER') await tellEntry(ctx, entry, { template: 'list-over', params: {} });
  const slot = why === 'BOOKED' ? await bookedBeside(ctx, entry) : undefined;
  if (slot) await tellEntry(ctx, entry, { template: 'list-over-booked', params: { slot } });
};

/** The system ends an entry. Somebody who never confirmed is not told. */
export const endEntry = async (
  ctx: TrxContext,
  entry: EntryRow,
  why: ListEnding,
  missedOffers = entry.missed_offers,
): Promise<EntryRow> => {
  const ended = await updateEntry(ctx.db, entry, {
    state: 'ENDED',
    ended: why,
    missed_offers: missedOffers,
    booking_id: null,
    give_back_until: null,
    changed_at: ctx.clock.now(),
  });
  if (entry.joined_at === null) return ended;
  await recordInJournal(
    { ...ctx, actor: null },
    {
      type: 'LIST_ENDED',
      vehicleId: entry.vehicle_id,
      userId: entry.account_id,
      to: { entryId: entry.id, why },
    },
  );
  await tell(ctx, ended, why);
  return ended;
};
