import type { Document, DocumentType } from '#contract/documents/documents.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type PageRequest, toPage } from '../../../platform/db/page.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { toWireInstant } from '../../../platform/time/wire-instant.ts';
import { requireActor } from '../../accounts/account/current-account.ts';
import { visibleAccount } from '../files/get-file.ts';
import {
  type DocumentRow,
  documentsOfAccount,
  documentsOfVehicle,
  findDocument,
  findVehicleOwner,
} from './documents.queries.ts';

export const documentAnswer =
  (timeZone: string) =>
  (row: DocumentRow): Document => {
    if (row.original_name === null || row.size === null || row.content_type === null)
      throw new Error(`Document ${row.id} is made of a file that was never received`);
    return {
      documentId: row.id,
      id: row.id,
      guid: row.id,
      fileId: row.file_id,
      name: row.name,
      originalName: row.original_name,
      size: row.size,
      contentType: row.content_type,
      userId: row.account_id,
      type: row.type,
      vehicleIds: row.vehicle_ids,
      createdDate: toWireInstant(row.created_at, timeZone),
    };
  };

export const getDocument = async (ctx: Context, id: string): Promise<Document> => {
  const document = await findDocument(ctx.db, id, visibleAccount(ctx));
  if (!document) throw new AppError('NOT_FOUND');
  return documentAnswer(ctx.config.timeZone)(document);
};

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
