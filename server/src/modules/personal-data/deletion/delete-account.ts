import { activeStatuses, isOneOf } from '#contract/bookings/booking-status.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { recordInJournal } from '../../../platform/journal/record-in-journal.ts';
import type { Account } from '../../accounts/account/accounts.queries.ts';
import { lockCurrentAccount } from '../../accounts/account/current-account.ts';
import { tellAccount } from '../../accounts/account/tell-account.ts';
import { requireRecentProof } from '../../accounts/factors/recent-factor.ts';
import { withdrawAppeals } from '../../appeals/withdraw-appeals.ts';
import type { BookingRow } from '../../bookings/booking/booking-row.ts';
import { lockBookingsAndSlots, lockCurrentBooking } from '../../bookings/booking/lock-booking.ts';
import { cancelBooking } from '../../bookings/passage/cancel-booking.ts';
import { deleteVehicle } from '../../vehicles/registry/delete-vehicle.ts';
import { lockPlates } from '../../vehicles/vehicle/plate-lock.ts';
import { closeAccount, listActiveBookings, listPlatesInUse, listVehicleIds } from './belongings.queries.ts';
import { forgetAccountJob } from './forget-account.ts';

export const isInLine = ({ status }: Pick<BookingRow, 'status'>): boolean =>
  status === 'WAITING' || status === 'GO_TO_GATE';

/** Cancels as the owner would: places become free, and a late cancellation warns the plate. */
const cancelAll = async (ctx: TrxContext, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  // Locks all bookings at once, so that the order of locks is kept.
  const locked = await lockBookingsAndSlots(ctx, ids);
  if ([...locked.values()].some(isInLine)) throw new AppError('ACCOUNT_IN_LINE');
  const canceled: string[] = [];
  for (const id of ids) {
    // The booking may have ended since: its hold is over, or a ban for late cancellations has ended it.
    const { status } = await lockCurrentBooking(ctx, id);
    if (!isOneOf(activeStatuses, status)) continue;
    await cancelBooking(ctx, { id });
    canceled.push(id);
  }
  return canceled;
};

/**
 * Cancels the bookings and closes the account; a job removes the personal data right afterwards. The actor is
 * the owner, and the account must be locked.
 */
export const deleteAccount = async (
  ctx: TrxContext,
  account: Account,
  expectedBookings?: readonly string[],
): Promise<void> => {
  const { id } = account;
  await lockPlates(ctx.db, ...(await listPlatesInUse(ctx.db, id)));
  const active = await listActiveBookings(ctx.db, id);
  const canceled = await cancelAll(
    ctx,
    active.map((booking) => booking.id),
  );
  if (expectedBookings && canceled.some((one) => !expectedBookings.includes(one)))
    throw new AppError('PLAN_CHANGED');
  await withdrawAppeals(ctx, id);
  const vehicles = await listVehicleIds(ctx.db, id);
  for (const vehicleId of vehicles) await deleteVehicle(ctx, { id: vehicleId });
  await tellAccount(ctx, account, { template: 'account-deleted', params: {} });
  await closeAccount(ctx.db, id, ctx.clock.now());
  await recordInJournal(ctx, {
    type: 'ACCOUNT_DELETED',
    userId: id,
    to: { bookings: canceled.length, vehicles: vehicles.length },
  });
  await ctx.jobs.enqueue(ctx, forgetAccountJob, { accountId: id });
  ctx.afterCommit(() => ctx.sessions.forget({ userId: id }));
};

/** An account with a role has acted for the checkpoint, so an administrator has to take the role away first. */
export const deleteOwnAccount = async (
  ctx: TrxContext,
  { expectedBookings }: { readonly expectedBookings: readonly string[] },
): Promise<void> => {
  await requireRecentProof(ctx);
  const account = await lockCurrentAccount(ctx);
  if (account.roles.length > 0) throw new AppError('ROLE_HELD');
  await deleteAccount(ctx, account, expectedBookings);
};
