import type { ActRow } from '../../../platform/acts/acts.queries.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import { sayInAll } from '../../../platform/words/words.ts';
import { lockVehicle } from '../vehicle/lock-vehicle.ts';
import { insertBanEvent, insertRestriction, listReplacedBy } from './bans.queries.ts';
import { endRestrictions } from './end-restrictions.ts';
import { refreshPlate } from './refresh-plate.ts';
import { listOfStrike } from './strike.queries.ts';

/** The history is append-only, so a ban that was replaced is given once more as it was. */
const giveAgain = async (ctx: TrxContext, replacedBy: string): Promise<void> => {
  for (const earlier of await listReplacedBy(ctx.db, replacedBy)) {
    const again = {
      ...earlier,
      id: uuidv7(ctx.clock),
      event_at: ctx.clock.now(),
      reasons: earlier.reasons && JSON.stringify(earlier.reasons),
    };
    await insertBanEvent(ctx.db, again);
    const { id: event_id, plate_key, account_id, event_at, until } = again;
    await insertRestriction(ctx.db, { event_id, type: 'BAN', plate_key, account_id, event_at, until });
  }
};

/**
 * Takes a ban or warning, and the ban that followed from it, back as if never given. Does not restore bookings
 * that were ended. False: the restriction has ended, or somebody has appealed against it.
 */
export const undoRestriction = async (ctx: TrxContext, act: ActRow): Promise<boolean> => {
  const vehicle = await lockVehicle(ctx, act.vehicle_id ?? '');
  const { strikeId } = act.before as { readonly strikeId: string };
  const held = await listOfStrike(ctx.db, strikeId);
  const isAppealed = await ctx.db
    .selectFrom('appeal')
    .select('id')
    .where('strike_id', '=', strikeId)
    .executeTakeFirst();
  if (isAppealed || !held.some(({ event_id }) => event_id === strikeId)) return false;
  const { plate_key: plateKey, id: vehicleId } = vehicle;
  const reasons = sayInAll('actUndone');
  await endRestrictions(ctx, held, { plateKey, vehicleId, reasons, takenBack: true });
  await giveAgain(ctx, strikeId);
  await refreshPlate(ctx, plateKey);
  return true;
};
