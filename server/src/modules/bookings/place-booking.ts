import { isAdmin } from '../../platform/auth/actor.ts';
import { type Context, inTransaction, type TrxContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findAccount } from '../accounts/accounts.queries.ts';
import { getBookingParams } from '../system-params/get-booking-params.ts';
import type { BookingInput, BookingPlan } from './booking-input.ts';
import type { BookingRow } from './booking-row.ts';
import { lastBookableDay, requireCargoType } from './booking-rules.ts';
import { findMeantVehicle } from './booking-vehicle.ts';
import { dayAt, today } from './checkpoint-time.ts';
import { bookedAccountId, createBooking } from './create-booking.ts';
import { ensureSlots } from './ensure-slots.ts';
import { expireHolds } from './expire-holds.ts';
import { payForExpiredHolds } from './hold-penalty.ts';
import { findEarliestFree, listNearestFree } from './places.queries.ts';
import { takeBookingSend } from './resend-booking-code.ts';
import { toTimeSlot } from './slot-view.ts';

type Prepared = Omit<BookingPlan, 'start'> & { readonly priority: boolean };

type Request = BookingInput & { readonly captchaToken?: string | undefined };

/** All that may wait or count, before any transaction. */
const prepare = async (ctx: Context, input: Request): Promise<Prepared> => {
  const meant = await findMeantVehicle(ctx, input);
  const accountId = bookedAccountId(ctx, input, meant.owner);
  const account = await findAccount(ctx.db, accountId);
  if (!account) throw new AppError('NOT_FOUND');
  await payForExpiredHolds(ctx, accountId, input.captchaToken);
  await takeBookingSend(ctx, accountId);
  const params = await getBookingParams(ctx);
  const cargo = requireCargoType(params, input.cargoType);
  const priority = (isAdmin(ctx.actor) ? input.hasPriority : undefined) ?? cargo.priority;
  return { params, account, plateKey: meant.plateKey, priority };
};

const isFull = (error: unknown): boolean => error instanceof AppError && error.code === 'SLOT_FULL';

const isTaken = (error: unknown): boolean =>
  isFull(error) || (error instanceof AppError && error.code === 'PLATE_ALREADY_BOOKED');

/** Places and plates that are kept by holds which have run out are not taken: they are let go and tried again. */
const retryAfterExpiry = async <T>(ctx: Context, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!isTaken(error) || (await expireHolds(ctx)) === 0) throw error;
    return work();
  }
};

/** What the caller does around the booking, in its transaction: the answer, and whether it is made at all. */
type Around<T> = (trx: TrxContext, create: () => Promise<BookingRow>) => Promise<T>;

const attempt = <T>(ctx: Context, plan: BookingPlan, input: BookingInput, around: Around<T>) =>
  inTransaction(ctx, (trx) => around(trx, () => createBooking(trx, plan, input)));

const bookableFrom = (ctx: Context, { params }: Prepared) =>
  ctx.clock.now().add({ minutes: isAdmin(ctx.actor) ? 0 : params.bookingLeadMinutes });

const withSuggestions = async (ctx: Context, prepared: Prepared, wanted: Temporal.Instant) => {
  const last = lastBookableDay(ctx, prepared.params);
  const from = bookableFrom(ctx, prepared);
  await ensureSlots(ctx, today(ctx), last);
  const slots = await listNearestFree(ctx.db, wanted, prepared.priority, from, last.toString());
  return new AppError('SLOT_FULL', {
    extras: { suggestions: slots.map((slot) => toTimeSlot(ctx, slot, from)) },
  });
};

/** Books a place in the slot that was asked for; a full one answers with the three nearest that are not. */
export const placeBooking = async <T>(
  ctx: Context,
  input: Request & { readonly dateBooked: string },
  around: Around<T>,
): Promise<T> => {
  const prepared = await prepare(ctx, input);
  const start = Temporal.Instant.from(input.dateBooked);
  const day = dayAt(ctx, start);
  const isSold =
    Temporal.PlainDate.compare(day, lastBookableDay(ctx, prepared.params)) <= 0 &&
    Temporal.PlainDate.compare(today(ctx), day) <= 0;
  if (isSold) await ensureSlots(ctx, day, day);
  try {
    return await retryAfterExpiry(ctx, () => attempt(ctx, { ...prepared, start }, input, around));
  } catch (error) {
    if (!isFull(error)) throw error;
    throw await withSuggestions(ctx, prepared, start);
  }
};

const asapTries = 12;

/** Filled, closed, begun or gone since it was found: another one will do. */
const isNotThere = (error: unknown): boolean =>
  error instanceof AppError &&
  ['SLOT_FULL', 'SLOT_CLOSED', 'SLOT_TOO_SOON', 'SLOT_NOT_FOUND'].includes(error.code);

/** The earliest place there is. Others look for it too, so a slot that is no longer there is passed over. */
export const placeBookingAsap = async <T>(ctx: Context, input: Request, around: Around<T>): Promise<T> => {
  const prepared = await prepare(ctx, input);
  const last = lastBookableDay(ctx, prepared.params);
  await ensureSlots(ctx, today(ctx), last);
  let from = bookableFrom(ctx, prepared);
  for (let tried = 0; tried < asapTries; tried += 1) {
    const slot = await findEarliestFree(ctx.db, prepared.priority, from, last.toString());
    if (!slot) break;
    try {
      const plan = { ...prepared, start: slot.start_at };
      return await retryAfterExpiry(ctx, () => attempt(ctx, plan, input, around));
    } catch (error) {
      if (!isNotThere(error)) throw error;
      from = slot.end_at;
    }
  }
  throw new AppError('SLOT_FULL', { extras: { suggestions: [] } });
};
