import type { BookingParams } from '#contract/params/booking-params.ts';
import { type Context, inTransaction, type TrxContext } from '../../../platform/context/context.ts';
import { arrivalWords } from '../../bookings/arrival/arrival-words.ts';
import { lockAccountAndPlate } from '../../bookings/booking/booking.queries.ts';
import type { BookingRow } from '../../bookings/booking/booking-row.ts';
import { lockBookingAndSlots } from '../../bookings/booking/lock-booking.ts';
import { bookingWords, tellEverywhere } from '../../bookings/booking/tell-driver.ts';
import { displaceBooking } from '../../bookings/hold/claim-plate.ts';
import { endingOverdue } from '../../bookings/hold/expire-holds.ts';
import {
  type MadeOffer,
  type OfferedPlace,
  type Offering,
  offerChange,
  offerPlace,
} from '../../bookings/offers/make-offer.ts';
import { freePlace } from '../../slots/resting/free-place.ts';
import { endEntry } from '../entry/end-entry.ts';
import { type EntryRow, findEntry, listDocuments, updateEntry } from '../entry/entries.queries.ts';
import { tellEntry } from '../entry/tell-entry.ts';
import type { RestingForList } from './candidates.queries.ts';
import { type Judged, judgeEntry } from './judge-entry.ts';

const giveBackHours = 2;

const earlier = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) < 0 ? a : b);

/** The nearer the slot, the less time to answer, and never within the lead time of bookings. */
const answerBy = (now: Temporal.Instant, start: Temporal.Instant, { bookingLeadMinutes }: BookingParams) => {
  const hours = start.since(now).total('hours');
  const minutes = hours > 24 ? 60 : hours > 6 ? 30 : 15;
  return earlier(now.add({ minutes }), start.subtract({ minutes: bookingLeadMinutes }));
};

const giveBackBy = (
  now: Temporal.Instant,
  start: Temporal.Instant,
  { cancelDeadlineMinutes }: BookingParams,
) => earlier(now.add({ hours: giveBackHours }), start.subtract({ minutes: cancelDeadlineMinutes }));

type Fit = Extract<Judged, { verdict: 'fits' }>;
type Target = { readonly entry: EntryRow; readonly place: OfferedPlace; readonly fit: Fit };

const make = async (
  ctx: TrxContext,
  { entry, place, fit }: Target,
  documents: readonly string[],
): Promise<Offering> => {
  const cause = { kind: 'WAITING_LIST', aboutId: entry.id } as const;
  if (!fit.own) {
    // A truck booked without being asked displaces the rival now; one with an offer does so on taking it.
    if (fit.rivalId !== null && place.until === null) await displaceBooking(ctx, fit.rivalId, place.start);
    return offerPlace(ctx, cause, place, entry, documents);
  }
  const own = await lockBookingAndSlots(ctx, fit.own.id, [place.start]);
  if (own.version !== fit.own.version) return { made: 'unsuitable' };
  const offering = await offerChange(ctx, cause, place, own);
  if (offering.made === 'offered' && place.until === null)
    await freePlace(ctx, own.slot_at, own.has_priority);
  return offering;
};

const tellOffered = (
  ctx: TrxContext,
  { entry, place, fit }: Target,
  { booking, link }: MadeOffer,
  until: Temporal.Instant,
) => {
  const params = { offered: place.start, until, offer: link };
  const news = fit.own
    ? ({ template: 'list-offer-earlier', params: { ...params, slot: fit.own.slot_at } } as const)
    : ({ template: 'list-offer', params } as const);
  return tellEntry(ctx, entry, news, [booking.id]);
};

const tellBooked = async (
  ctx: TrxContext,
  { entry, fit }: Target,
  booking: BookingRow,
  params: BookingParams,
  giveBackUntil: Temporal.Instant,
): Promise<void> => {
  if (fit.own) return tellEverywhere(ctx, booking, { template: 'booking-moved', from: fit.own.slot_at });
  const { bookingNumber, slot, pass } = bookingWords(ctx, booking);
  const words = await arrivalWords(ctx, booking, params);
  await tellEntry(
    ctx,
    entry,
    { template: 'list-booked', params: { bookingNumber, slot, pass, ...words, giveBackUntil } },
    [booking.id],
  );
};

const record = async (
  ctx: TrxContext,
  target: Target,
  offering: MadeOffer,
  params: BookingParams,
): Promise<void> => {
  const { entry, place } = target;
  const now = ctx.clock.now();
  const changes = { booking_id: offering.booking.id, skipped: null, changed_at: now };
  if (place.until !== null) {
    await updateEntry(ctx.db, entry, { ...changes, state: 'OFFERED' });
    return tellOffered(ctx, target, offering, place.until);
  }
  const giveBackUntil = giveBackBy(now, place.start, params);
  await updateEntry(ctx.db, entry, { ...changes, state: 'TAKEN', give_back_until: giveBackUntil });
  await tellBooked(ctx, target, offering.booking, params, giveBackUntil);
};

export type Offered = 'offered' | 'next' | 'gone';

const offerUnderLocks = async (
  ctx: TrxContext,
  entryId: string,
  resting: RestingForList,
  params: BookingParams,
): Promise<Offered> => {
  const seen = await findEntry(ctx.db, entryId);
  if (seen?.state !== 'WAITING') return 'next';
  await lockAccountAndPlate(ctx.db, seen.account_id, seen.plate_key);
  const entry = await findEntry(ctx.db, entryId);
  if (entry?.state !== 'WAITING') return 'next';
  const documents = await listDocuments(ctx.db, entryId);
  const judged = await judgeEntry(ctx, entry, documents, resting.slot_at, params);
  if (judged.verdict === 'truck gone') await endEntry(ctx, entry, 'TRUCK_GONE');
  // `changed_at` stays, or the entry would be considered for this place again.
  if (judged.verdict === 'skipped' && judged.rule !== entry.skipped)
    await updateEntry(ctx.db, entry, { skipped: judged.rule });
  if (judged.verdict !== 'fits') return 'next';
  const place = {
    restingId: resting.id,
    placeId: resting.place_id,
    start: resting.slot_at,
    until: entry.auto ? null : answerBy(ctx.clock.now(), resting.slot_at, params),
  };
  const target = { entry, place, fit: judged };
  const offering = await make(ctx, target, documents);
  if (offering.made !== 'offered') return offering.made === 'gone' ? 'gone' : 'next';
  await record(ctx, target, offering, params);
  return 'offered';
};

/** Runs in a transaction of its own, so that no account stays locked while others are offered places. */
export const offerToEntry = (
  ctx: Context,
  entryId: string,
  resting: RestingForList,
  params: BookingParams,
): Promise<Offered> =>
  endingOverdue(ctx, () => inTransaction(ctx, (trx) => offerUnderLocks(trx, entryId, resting, params)));
