import type { DrawApplication } from '#contract/draws/draws.ts';
import type { Context, TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { recordInJournal } from '../../../platform/journal/record-in-journal.ts';
import { requireActor } from '../../accounts/account/current-account.ts';
import { viewApplications } from './application-view.ts';
import {
  type ApplicationRow,
  findApplication,
  listOfAccount,
  updateApplication,
} from './applications.queries.ts';
import { lockOpenDraw } from './open-draw-of.ts';

/** Finds an application of the signed-in account that has not been withdrawn. */
export const getOwnApplication = async (ctx: Context, day: string, id: string): Promise<ApplicationRow> => {
  const row = await findApplication(ctx.db, id);
  if (row?.day !== day || row.account_id !== requireActor(ctx).userId || row.withdrawn_at !== null)
    throw new AppError('NOT_FOUND');
  return row;
};

export const listOwnApplications = async (ctx: Context, day: string): Promise<DrawApplication[]> =>
  viewApplications(ctx, await listOfAccount(ctx.db, day, requireActor(ctx).userId));

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
