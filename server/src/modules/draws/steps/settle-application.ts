import type { ErrorCode } from '#contract/errors.ts';
import type { BookingParams } from '#contract/params/booking-params.ts';
import { type Context, inTransaction, type TrxContext } from '../../../platform/context/context.ts';
import { ChangedMeanwhileError } from '../../../platform/db/retryable.ts';
import { say } from '../../../platform/words/words.ts';
import { lockAccountAndPlate } from '../../bookings/booking/booking.queries.ts';
import { receiversOfAccount } from '../../bookings/booking/tell-driver.ts';
import { factsMoment } from '../../bookings/create/booking-request.ts';
import { decide } from '../../bookings/create/booking-rules.ts';
import { readRuleFacts } from '../../bookings/create/rule-facts.queries.ts';
import { endingOverdue, OverdueHoldsError } from '../../bookings/hold/expire-holds.ts';
import { offerPlace } from '../../bookings/offers/make-offer.ts';
import { dayAt } from '../../slots/checkpoint-time.ts';
import { findDrawPlace, giveDrawPlaceUp } from '../../slots/drawn/draw-places.queries.ts';
import { lockSlots } from '../../slots/places.queries.ts';
import { findVehicle } from '../../vehicles/vehicle/vehicles.queries.ts';
import { joinAfterDraw } from '../../waiting-list/join/join-after-draw.ts';
import {
  type ApplicationRow,
  findApplication,
  listDocumentsOf,
  updateApplication,
} from '../applications/applications.queries.ts';
import type { DrawRow } from '../draw/draws.queries.ts';
import { resultAddress, tellApplicant } from '../telling/tell-applicant.ts';

const leastHours = 1;
const laterHours = 12;

const earlier = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) < 0 ? a : b);

/**
 * The time by which a winner has to answer. If the draw was delayed, the winner has half a day from now. The
 * time always ends before the slot's lead time begins.
 */
const answerBy = (
  now: Temporal.Instant,
  { confirm_until }: DrawRow,
  start: Temporal.Instant,
  leadMinutes: number,
): Temporal.Instant => {
  const isLate = confirm_until.since(now).total('hours') < leastHours;
  const until = isLate ? now.add({ hours: laterHours }) : confirm_until;
  return earlier(until, start.subtract({ minutes: leadMinutes }));
};

type Winner = ApplicationRow & { readonly start_at: Temporal.Instant };

/** Applies the rules for a booking as they are now, except that the day is not on sale yet. */
const judge = async (
  ctx: TrxContext,
  params: BookingParams,
  row: Winner,
  documents: readonly string[],
): Promise<ErrorCode | undefined> => {
  const facts = await readRuleFacts(ctx.db, factsMoment(ctx), {
    accountId: row.account_id,
    vehicleId: row.vehicle_id,
    plateKey: row.plate_key,
    documents,
    start: row.start_at,
  });
  if (facts.overdue.length > 0) throw new OverdueHoldsError(facts.overdue);
  if (!facts.vehicle?.approved || facts.vehicle.plate_key !== row.plate_key) return 'VEHICLE_NOT_APPROVED';
  const { refusal } = decide(
    {
      byOperator: false,
      now: ctx.clock.now(),
      timeZone: ctx.config.timeZone,
      start: row.start_at,
      booking: 'new',
      bringsTruck: true,
      awaitsCode: false,
      gainsPriority: row.has_priority,
      isOffered: true,
    },
    { ...facts, drawn: null },
    params,
  );
  return refusal?.code;
};

type Settling = { readonly draw: DrawRow; readonly params: BookingParams };

/** The place that the winner cannot have rests until the sale opens. Then it is offered to the waiting list. */
const giveUp = async (ctx: TrxContext, row: Winner, code: ErrorCode): Promise<void> => {
  await lockSlots(ctx.db, [row.start_at]);
  const resting = await findDrawPlace(ctx.db, row.day, row.start_at, row.has_priority);
  if (resting) await giveDrawPlaceUp(ctx.db, resting.id, ctx.clock.now());
  await updateApplication(ctx.db, row, { not_taken: true, settled_at: ctx.clock.now() });
  await tellApplicant(ctx, row, {
    template: 'draw-not-taken',
    params: { slot: row.start_at, reason: say(row.language, `errors.${code}`) },
  });
};

const holdPlace = async (ctx: TrxContext, { draw, params }: Settling, row: Winner): Promise<void> => {
  const documents = await listDocumentsOf(ctx.db, row.id);
  const until = answerBy(ctx.clock.now(), draw, row.start_at, params.bookingLeadMinutes);
  if (Temporal.Instant.compare(until, ctx.clock.now()) <= 0) return giveUp(ctx, row, 'SLOT_TOO_SOON');
  const refusal = await judge(ctx, params, row, documents);
  if (refusal) return giveUp(ctx, row, refusal);
  const receivers = await receiversOfAccount(ctx, row.account_id);
  await lockSlots(ctx.db, [row.start_at]);
  // Undefined if a closure was undone after the freeze: the slot's places are free then instead of resting, and
  // only winners may book them.
  const resting = await findDrawPlace(ctx.db, row.day, row.start_at, row.has_priority);
  const place = { restingId: resting?.id ?? null, placeId: null, start: row.start_at, until };
  const offering = await offerPlace(ctx, { kind: 'DRAW', aboutId: row.id }, place, row, documents);
  if (offering.made !== 'offered') return giveUp(ctx, row, 'SLOT_FULL');
  await updateApplication(ctx.db, row, {
    booking_id: offering.booking.id,
    settled_at: ctx.clock.now(),
  });
  await tellApplicant(
    ctx,
    row,
    {
      template: 'draw-won',
      params: { slot: row.start_at, until, offer: offering.link, result: resultAddress(ctx, row.day) },
    },
    { about: [offering.booking.id], receivers },
  );
};

const mostWindows = 3;

/** Joins adjacent wishes into windows. If these are too many, drops the windows that the applicant wanted least. */
const windowsOf = ({ terms }: DrawRow, { wishes, any_time: anyTime }: ApplicationRow) => {
  const chosen = terms.slots.filter(({ start }) => anyTime || wishes.includes(start));
  const windows: { from: Temporal.Instant; to: Temporal.Instant }[] = [];
  for (const { start, end } of chosen) {
    const last = windows.at(-1);
    if (last?.to.equals(Temporal.Instant.from(start))) last.to = Temporal.Instant.from(end);
    else windows.push({ from: Temporal.Instant.from(start), to: Temporal.Instant.from(end) });
  }
  if (windows.length <= mostWindows) return windows;
  const rankOf = ({ from }: { readonly from: Temporal.Instant }) =>
    wishes.findIndex((wish) => Temporal.Instant.from(wish).equals(from));
  return windows
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .slice(0, mostWindows)
    .toSorted((a, b) => Temporal.Instant.compare(a.from, b.from));
};

/** The truck or its account may have been deleted since the freeze. */
const hasTruck = async (ctx: TrxContext, { vehicle_id, account_id, plate_key }: ApplicationRow) =>
  (await findVehicle(ctx.db, vehicle_id, account_id))?.plate_key === plate_key;

const settleLoser = async (ctx: TrxContext, draw: DrawRow, row: ApplicationRow): Promise<void> => {
  const entryId =
    row.waiting_list && row.rank !== null && (await hasTruck(ctx, row))
      ? await joinAfterDraw(ctx, {
          truck: row,
          windows: windowsOf(draw, row),
          documents: await listDocumentsOf(ctx.db, row.id),
          rank: row.rank,
          day: dayAt(ctx, draw.closes_at).toString(),
        })
      : null;
  await updateApplication(ctx.db, row, { settled_at: ctx.clock.now() });
  const listed = entryId === null ? '' : ` ${say(row.language, 'drawListed.text')}`;
  await tellApplicant(ctx, row, {
    template: 'draw-lost',
    params: { listed, result: resultAddress(ctx, row.day) },
  });
};

export type Unsettled = Pick<ApplicationRow, 'id' | 'account_id' | 'plate_key'>;

const settleUnderLocks = async (ctx: TrxContext, settling: Settling, seen: Unsettled): Promise<void> => {
  const { draw } = settling;
  await lockAccountAndPlate(ctx.db, seen.account_id, seen.plate_key);
  const row = await findApplication(ctx.db, seen.id);
  if (!row || row.settled_at !== null) return;
  if (row.plate_key !== seen.plate_key) throw new ChangedMeanwhileError();
  if (draw.state === 'CALLED_OFF' || row.left_out !== null || row.rank === null) {
    await updateApplication(ctx.db, row, { settled_at: ctx.clock.now() });
    const why = row.left_out;
    if (draw.state === 'CALLED_OFF')
      await tellApplicant(ctx, row, { template: 'draw-called-off', params: {} });
    else if (why && why !== 'WITHDRAWN')
      await tellApplicant(ctx, row, {
        template: 'draw-left-out',
        params: { reason: say(row.language, `drawLeftOut.${why}`) },
      });
    return;
  }
  if (row.start_at === null) await settleLoser(ctx, draw, row);
  else await holdPlace(ctx, settling, { ...row, start_at: row.start_at });
};

/** Runs in a transaction of its own, so that it can be retried and holds no locks of other accounts. */
export const settleApplication = (ctx: Context, settling: Settling, seen: Unsettled): Promise<void> =>
  endingOverdue({ ...ctx, actor: null }, () =>
    inTransaction({ ...ctx, actor: null }, (trx) => settleUnderLocks(trx, settling, seen)),
  );
