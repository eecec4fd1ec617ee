import type { TrxContext } from '../../../platform/context/context.ts';
import { recordInJournal } from '../../../platform/journal/record-in-journal.ts';
import { updateApplication } from './applications.queries.ts';
import { lockOpenDraw } from './open-draw-of.ts';
import { getOwnApplication } from './own-application.ts';

/** Keeps the row until the freeze lists it as withdrawn, so that its receipt finds it. */
export const withdrawApplication = async (ctx: TrxContext, date: string, id: string): Promise<void> => {
  await lockOpenDraw(ctx, date);
  const row = await getOwnApplication(ctx, date, id);
  await updateApplication(ctx.db, row, { withdrawn_at: ctx.clock.now(), confirmation_id: null });
  await recordInJournal(ctx, {
    type: 'DRAW_APPLICATION_WITHDRAWN',
    vehicleId: row.vehicle_id,
    userId: row.account_id,
    to: { date, number: row.number },
  });
};
