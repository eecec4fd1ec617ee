import { arrivedStatuses, beforeArrivalStatuses, isOneOf } from '#contract/bookings/booking-status.ts';
import type { GuardCode } from '#kernel/guards/guards.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { requireAcknowledged } from '../../../platform/errors/require-acknowledged.ts';
import { toWireInstant } from '../../../platform/time/wire-instant.ts';
import { listActiveOfPlate, type PlateTruck } from './bans.queries.ts';

/** A ban ends bookings whose truck has not arrived. An unconfirmed booking whose hold has expired is over already. */
export const endsByBan =
  (now: Temporal.Instant) =>
  ({ status, hold_until }: Pick<PlateTruck, 'status' | 'hold_until'>): boolean => {
    if (!isOneOf(beforeArrivalStatuses, status)) return false;
    const isOver = hold_until !== null && Temporal.Instant.compare(hold_until, now) <= 0;
    return !(isOver && status === 'WAITING_FOR_CONFIRMATION');
  };

export const isInLine = ({ status }: Pick<PlateTruck, 'status'>): boolean => isOneOf(arrivedStatuses, status);

type Ban = {
  readonly act: 'BAN' | 'WARN';
  readonly plateKey: string;
  /** Null: the ban applies to the plate in all accounts. */
  readonly accountId: string | null;
  readonly acknowledged: readonly GuardCode[];
};

/** Judges what the ban does to bookings in the line and to coming ones. The plate must be locked. */
export const judgeBan = async (
  ctx: TrxContext,
  { act, plateKey, accountId, acknowledged }: Ban,
): Promise<GuardCode[]> => {
  const active = await listActiveOfPlate(ctx.db, plateKey);
  const touched = active.filter(({ account_id }) => accountId === null || account_id === accountId);
  const waiting = touched.find(isInLine);
  const now = ctx.clock.now();
  return requireAcknowledged(
    act,
    {
      now: now.toString(),
      inLine: waiting?.arrived_at
        ? { plate: waiting.plate, since: toWireInstant(waiting.arrived_at, ctx.config.timeZone) }
        : undefined,
      endedBookings: touched.filter(endsByBan(now)).length,
    },
    acknowledged,
  );
};
