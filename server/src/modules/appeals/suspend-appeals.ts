import { type Context, inTransaction } from '../../platform/context/context.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { recordInJournal } from '../../platform/journal/record-in-journal.ts';
import { refreshPlate } from '../vehicles/bans/refresh-plate.ts';
import { listOfStrike } from '../vehicles/bans/strike.queries.ts';
import { listUntoldSuspensions, updateAppeal } from './appeals.queries.ts';
import { lockAppeal } from './lock-appeal.ts';
import { officeWords, tellBothSides } from './telling/tell-sides.ts';

export const suspendAppealsJob = defineJob<Record<string, never>>('suspend-appeals');

const batch = 100;

/** One transaction for each appeal, because it may be decided at the same moment. */
const tellOne = (ctx: Context, id: string) =>
  inTransaction({ ...ctx, actor: null }, async (trx) => {
    const row = await lockAppeal(trx, id);
    if (row.outcome !== null || row.told_suspended_at !== null) return;
    await updateAppeal(trx.db, id, { told_suspended_at: trx.clock.now() });
    await refreshPlate(trx, row.plate_key);
    // Somebody has lifted the strike meanwhile, or its time is over: there is nothing to suspend.
    if ((await listOfStrike(trx.db, row.strike_id)).length === 0) return;
    await recordInJournal(trx, {
      type: 'APPEAL_SUSPENDED',
      bookingId: row.booking_id,
      vehicleId: row.vehicle_id,
      userId: row.account_id,
      to: { appealId: id, dueAt: row.due_at.toString() },
    });
    await tellBothSides(trx, row, {
      appellant: (_language, plate) => ({ template: 'appeal-suspended', params: { plate } }),
      office: (language, plate) => ({
        template: 'appeal-overdue',
        params: officeWords(row, language, plate),
      }),
    });
  });

/** Only sends messages: an overdue appeal suspends by the clock, whether or not this has run. */
export const tellSuspensions = async (ctx: Context): Promise<void> => {
  for (const { id } of await listUntoldSuspensions(ctx.db, ctx.clock.now(), batch)) await tellOne(ctx, id);
};
