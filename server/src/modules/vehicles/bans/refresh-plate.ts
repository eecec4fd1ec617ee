import type { TrxContext } from '../../../platform/context/context.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import { plateMarked } from '../vehicle/vehicle-events.ts';
import { copyBanStates, copySuspensions } from './ban-state.queries.ts';
import { clearRestrictions, insertBanEvent, listOver } from './bans.queries.ts';

/** The event is dated at the end of the ban, however late this runs. */
export const endBansThatAreOver = async (ctx: TrxContext, plateKey: string): Promise<void> => {
  for (const over of await listOver(ctx.db, plateKey, ctx.clock.now())) {
    const id = uuidv7({ now: () => over.until });
    await insertBanEvent(ctx.db, {
      id,
      type: 'UNBAN',
      plate_key: plateKey,
      account_id: over.account_id,
      vehicle_id: over.vehicle_id,
      reason_code: 'EXPIRED',
      event_at: over.until,
      unban_mode: 'EXPIRED',
      actor: 'SYSTEM',
    });
    await clearRestrictions(ctx.db, [over.event_id], id);
  }
};

export const refreshPlate = async (ctx: TrxContext, plateKey: string): Promise<void> => {
  await endBansThatAreOver(ctx, plateKey);
  await copySuspensions(ctx.db, plateKey);
  await copyBanStates(ctx.db, [plateKey], ctx.clock.now());
  await ctx.events.emit(ctx, plateMarked, { plateKey });
};
