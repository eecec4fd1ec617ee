import { plateKey } from '#contract/plate.ts';
import { isAdmin } from '../../../platform/auth/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError, invalidField } from '../../../platform/errors/app-error.ts';
import { readBookingParams } from '../../system-params/get-booking-params.ts';
import { readWithoutOverdue } from '../hold/expire-holds.ts';
import { type Booker, findBooker } from './booker.queries.ts';
import type { BookingInput, BookingPlan } from './booking-input.ts';
import { requireCargoType } from './booking-rules.ts';
import { payForExpiredHolds, rememberedHours } from './hold-penalty.ts';

export type BookingRequest = BookingInput & { readonly captchaToken?: string | undefined };

export type PreparedBooking = Omit<BookingPlan, 'start'> & { readonly priority: boolean };

/** An operator may name an account and otherwise books for the vehicle's owner; everybody else for themselves. */
const getBooker = async (ctx: Context, input: BookingInput): Promise<Booker> => {
  const own = ctx.actor?.userId;
  if (own === undefined) throw new AppError('UNAUTHORIZED');
  const { vehicleId, vehicleRegistrationPlate: plate } = input;
  const find = () => {
    const now = ctx.clock.now();
    return findBooker(ctx.db, {
      vehicleId,
      named: isAdmin(ctx.actor) ? input.userId : own,
      own,
      plateKey: plate === undefined ? undefined : plateKey(plate),
      since: now.subtract({ hours: rememberedHours }),
      now,
    });
  };
  const booker = await readWithoutOverdue(ctx, find, (found) => found?.overdue ?? []);
  if (!booker) throw new AppError('NOT_FOUND');
  return booker;
};

/** Which truck is meant, before anything is locked: its plate says what to lock. */
const meantPlate = (input: BookingInput, { vehicle, account }: Booker): string => {
  if (input.vehicleId === undefined) {
    if (input.vehicleRegistrationPlate === undefined) throw invalidField('vehicleId', 'REQUIRED');
    if (input.vehicleModel === undefined) throw invalidField('vehicleModel', 'REQUIRED');
    return plateKey(input.vehicleRegistrationPlate);
  }
  if (vehicle?.owner !== account.id) throw invalidField('vehicleId', 'INVALID_VALUE');
  return vehicle.plateKey;
};

/** All that is asked before the transaction, in which nothing is waited for. */
export const prepareBooking = async (ctx: Context, input: BookingRequest): Promise<PreparedBooking> => {
  const booker = await getBooker(ctx, input);
  const meant = meantPlate(input, booker);
  if (!isAdmin(ctx.actor)) await payForExpiredHolds(ctx, booker, input.captchaToken);
  const params = await readBookingParams(ctx);
  const cargo = requireCargoType(params, input.cargoType);
  const priority = (isAdmin(ctx.actor) ? input.hasPriority : undefined) ?? cargo.priority;
  return { params, account: booker.account, plateKey: meant, priority };
};
