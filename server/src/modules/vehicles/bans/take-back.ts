import type { Reasons } from '#contract/reasons.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { plateBanned } from '../vehicle/vehicle-events.ts';
import { isSuspended } from './bans.queries.ts';
import { endRestrictions } from './end-restrictions.ts';
import { refreshPlate } from './refresh-plate.ts';
import { listOfStrike } from './strike.queries.ts';

type JudgedStrike = { readonly strikeId: string; readonly plateKey: string; readonly vehicleId: string };

/**
 * Ends a strike and the bans that followed from it, as if they had never been given. Does nothing if they
 * have ended already. The plate must be locked.
 */
export const takeBackStrike = async (
  ctx: TrxContext,
  { strikeId, plateKey, vehicleId }: JudgedStrike,
  reasons: Reasons,
): Promise<void> => {
  const held = await listOfStrike(ctx.db, strikeId);
  if (held.length === 0) return refreshPlate(ctx, plateKey);
  await endRestrictions(ctx, held, { plateKey, vehicleId, reasons, takenBack: true });
};

/**
 * Puts a strike into force again after an appeal that suspended it. A ban that binds again ends the booking
 * made meanwhile, as a new ban would. The plate must be locked.
 */
export const reviveStrike = async (
  ctx: TrxContext,
  { strikeId, plateKey }: Pick<JudgedStrike, 'strikeId' | 'plateKey'>,
): Promise<void> => {
  const now = ctx.clock.now();
  const before = await listOfStrike(ctx.db, strikeId);
  await refreshPlate(ctx, plateKey);
  const revived = (await listOfStrike(ctx.db, strikeId)).filter(
    (one) =>
      one.type === 'BAN' &&
      !isSuspended(one, now) &&
      before.some((was) => was.event_id === one.event_id && isSuspended(was, now)),
  );
  for (const { account_id: accountId, until } of revived)
    await ctx.events.emit(ctx, plateBanned, { plateKey, accountId, until, expectedBookings: undefined });
};
