import type { DocumentType } from '#contract/documents/documents.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type PageRequest, toPage } from '../../../platform/db/page.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { requireActor } from '../../accounts/account/current-account.ts';
import { visibleAccount } from '../files/get-file.ts';
import { documentAnswer } from './document-answer.ts';
import { documentsOfAccount, documentsOfVehicle, findVehicleOwner } from './documents.queries.ts';

type Filter = PageRequest & { readonly type?: readonly DocumentType[] | undefined };

export const listOwnDocuments = (ctx: Context, filter: Filter) =>
  toPage(
    ctx.db,
    documentsOfAccount(ctx.db, requireActor(ctx).userId, filter.type),
    filter,
    documentAnswer(ctx.config.timeZone),
  );

export const listVehicleDocuments = async (ctx: Context, vehicleId: string, filter: Filter) => {
  const owner = await findVehicleOwner(ctx.db, vehicleId);
  const visible = visibleAccount(ctx);
  if (!owner || (visible !== undefined && owner.account_id !== visible)) throw new AppError('NOT_FOUND');
  return toPage(
    ctx.db,
    documentsOfVehicle(ctx.db, vehicleId, filter.type),
    filter,
    documentAnswer(ctx.config.timeZone),
  );
};
