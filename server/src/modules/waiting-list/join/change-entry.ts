import type { BodyOf } from '#contract/route.ts';
import type { ListEntry } from '#contract/waiting-list/waiting-list.ts';
import type { waitingListRoutes } from '#contract/waiting-list/waiting-list-routes.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { recordInJournal } from '../../../platform/journal/record-in-journal.ts';
import { lockAccountAndPlate } from '../../bookings/booking/booking.queries.ts';
import { lockCurrentBooking } from '../../bookings/booking/lock-booking.ts';
import { refuseOffer } from '../../bookings/offers/answer-offer.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import { type EntryRow, listWindows, openStates, setWindows, updateEntry } from '../entry/entries.queries.ts';
import { toEntry } from '../entry/entry-view.ts';
import { getOwnEntry } from '../entry/own-entry.ts';
import { lookSoon } from '../offering/look-soon.ts';
import { placeAtEnd } from './confirm-entry.ts';
import { newChance, requireList } from './join-list.ts';
import { endOfWindows, judgeWindows, onlyShrink, toWindows } from './judge-windows.ts';

type Change = { readonly id: string } & BodyOf<typeof waitingListRoutes.changeEntry>;

const lockEntry = async (ctx: TrxContext, id: string): Promise<EntryRow> => {
  const seen = await getOwnEntry(ctx, id);
  await lockAccountAndPlate(ctx.db, seen.account_id, seen.plate_key);
  return getOwnEntry(ctx, id);
};

const requireOpen = (entry: EntryRow): void => {
  if (!openStates.some((state) => state === entry.state)) throw new AppError('ENTRY_OVER');
};

const windowsOf = async (ctx: TrxContext, entry: EntryRow) =>
  (await listWindows(ctx.db, [entry.id])).map(({ from_at, to_at }) => ({ from: from_at, to: to_at }));

/** An entry that adds hours moves to the end, behind those who have waited for them. */
const changeWindows = async (ctx: TrxContext, entry: EntryRow, given: NonNullable<Change['windows']>) => {
  const windows = toWindows(given);
  await judgeWindows(ctx, windows, await getBookingParams(ctx));
  const keepsPlace = entry.joined_at === null || onlyShrink(await windowsOf(ctx, entry), windows);
  await setWindows(ctx.db, entry.id, windows);
  const over = { over_at: endOfWindows(windows) };
  return keepsPlace ? over : { ...over, ...(await placeAtEnd(ctx)), chance: newChance() };
};

export const changeEntry = async (ctx: TrxContext, change: Change): Promise<ListEntry> => {
  requireList(await getBookingParams(ctx));
  const entry = await lockEntry(ctx, change.id);
  if (change.version !== undefined && change.version !== entry.version) throw new AppError('STALE_VERSION');
  requireOpen(entry);
  const changed = await updateEntry(ctx.db, entry, {
    ...(change.windows && (await changeWindows(ctx, entry, change.windows))),
    auto: change.auto ?? entry.auto,
    night_offers: change.nightOffers ?? entry.night_offers,
    changed_at: ctx.clock.now(),
  });
  await recordInJournal(ctx, {
    type: 'LIST_CHANGED',
    vehicleId: entry.vehicle_id,
    userId: entry.account_id,
    to: { entryId: entry.id },
  });
  await lookSoon(ctx);
  return toEntry(ctx, changed);
};

/** Refuses the entry's running offer. An offer whose time is over is ended as run out. */
const endOffer = async (ctx: TrxContext, { state, booking_id }: EntryRow): Promise<void> => {
  if (state !== 'OFFERED' || booking_id === null) return;
  const booking = await lockCurrentBooking(ctx, booking_id);
  if (booking.offer_id !== null) await refuseOffer(ctx, booking_id);
};

/** A place that is offered to the entry goes to the next one. */
export const leaveWaitingList = async (ctx: TrxContext, id: string): Promise<void> => {
  const seen = await lockEntry(ctx, id);
  requireOpen(seen);
  await endOffer(ctx, seen);
  const entry = await getOwnEntry(ctx, id);
  requireOpen(entry);
  await updateEntry(ctx.db, entry, { state: 'LEFT', booking_id: null, changed_at: ctx.clock.now() });
  if (entry.joined_at !== null)
    await recordInJournal(ctx, {
      type: 'LIST_LEFT',
      vehicleId: entry.vehicle_id,
      userId: entry.account_id,
      to: { entryId: id },
    });
};
