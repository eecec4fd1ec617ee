import type { DrawApplication } from '#contract/draws/draws.ts';
import type { Context } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { requireActor } from '../../accounts/account/current-account.ts';
import { viewApplications } from './application-view.ts';
import { type ApplicationRow, findApplication, listOfAccount } from './applications.queries.ts';

/** Finds an application of the signed-in account that has not been withdrawn. */
export const getOwnApplication = async (ctx: Context, day: string, id: string): Promise<ApplicationRow> => {
  const row = await findApplication(ctx.db, id);
  if (row?.day !== day || row.account_id !== requireActor(ctx).userId || row.withdrawn_at !== null)
    throw new AppError('NOT_FOUND');
  return row;
};

export const listOwnApplications = async (ctx: Context, day: string): Promise<DrawApplication[]> =>
  viewApplications(ctx, await listOfAccount(ctx.db, day, requireActor(ctx).userId));
