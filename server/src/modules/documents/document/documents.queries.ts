import { type InferResult, type Insertable, sql } from 'kysely';
import type { DocumentType } from '#contract/documents/documents.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Trx } from '../../../platform/db/transact.ts';

const vehicleIds = sql<string[]>`ARRAY(
  SELECT vehicle_document.vehicle_id FROM vehicle_document
  JOIN vehicle ON vehicle.id = vehicle_document.vehicle_id AND vehicle.deleted_at IS NULL
  WHERE vehicle_document.document_id = document.id
  ORDER BY vehicle_document.vehicle_id
)`;

export const selectDocuments = (db: Db) =>
  db
    .selectFrom('document')
    .innerJoin('stored_file', 'stored_file.id', 'document.file_id')
    .select([
      'document.id',
      'document.file_id',
      'document.account_id',
      'document.type',
      'document.name',
      'document.created_at',
      'stored_file.name as original_name',
      'stored_file.size',
      'stored_file.content_type',
      vehicleIds.as('vehicle_ids'),
    ]);

export type DocumentRow = InferResult<ReturnType<typeof selectDocuments>>[number];

/** If `accountId` is undefined, the document may belong to any account. */
export const findDocument = (db: Db, id: string, accountId?: string): Promise<DocumentRow | undefined> =>
  selectDocuments(db)
    .where('document.id', '=', id)
    .$if(accountId !== undefined, (query) => query.where('document.account_id', '=', String(accountId)))
    .executeTakeFirst();

export const findDocumentOfFile = (db: Db, fileId: string): Promise<DocumentRow | undefined> =>
  selectDocuments(db).where('document.file_id', '=', fileId).executeTakeFirst();

const newestFirst = (query: ReturnType<typeof selectDocuments>, types: readonly DocumentType[] | undefined) =>
  query
    .$if(types !== undefined, (some) => some.where('document.type', 'in', types ?? []))
    .orderBy('document.created_at', 'desc')
    .orderBy('document.id', 'desc');

export const documentsOfAccount = (db: Db, accountId: string, types?: readonly DocumentType[]) =>
  newestFirst(selectDocuments(db).where('document.account_id', '=', accountId), types);

const belongsTo = (vehicleId: string) =>
  sql<boolean>`EXISTS (SELECT 1 FROM vehicle_document
    WHERE vehicle_document.document_id = document.id AND vehicle_document.vehicle_id = ${vehicleId}::uuid)`;

export const documentsOfVehicle = (db: Db, vehicleId: string, types?: readonly DocumentType[]) =>
  newestFirst(selectDocuments(db).where(belongsTo(vehicleId)), types);

export const listDocumentsOfVehicles = (db: Db, ids: readonly string[]): Promise<DocumentRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : newestFirst(
        selectDocuments(db).where(
          'document.id',
          'in',
          db.selectFrom('vehicle_document').select('document_id').where('vehicle_id', 'in', ids),
        ),
        undefined,
      ).execute();

export const listDocumentsByIds = (db: Db, ids: readonly string[]): Promise<DocumentRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : selectDocuments(db).where('document.id', 'in', ids).execute();

/** Reads another module’s table, but only to learn the owner. */
export const findVehicleOwner = (db: Db, vehicleId: string): Promise<{ account_id: string } | undefined> =>
  db
    .selectFrom('vehicle')
    .select('account_id')
    .where('id', '=', vehicleId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

export const insertDocument = (trx: Trx, document: Insertable<Schema['document']>) =>
  trx.insertInto('document').values(document).execute();

/** Locks the file’s row, which attaching, deleting and the sweep all lock first. */
const lockDocuments = (trx: Trx) =>
  trx
    .selectFrom('stored_file')
    .innerJoin('document', 'document.file_id', 'stored_file.id')
    .select(['document.id', 'document.file_id', 'document.account_id'])
    .forUpdate('stored_file');

export const lockDocument = (trx: Trx, id: string, accountId?: string) =>
  lockDocuments(trx)
    .where('document.id', '=', id)
    .$if(accountId !== undefined, (query) => query.where('document.account_id', '=', String(accountId)))
    .executeTakeFirst();

export const lockDocumentsOf = (trx: Trx, ids: readonly string[], accountId: string) =>
  lockDocuments(trx)
    .where('document.id', 'in', ids)
    .where('document.account_id', '=', accountId)
    .orderBy('stored_file.id')
    .execute();

export const deleteDocumentAndFile = async (trx: Trx, document: { id: string; file_id: string }) => {
  await trx.deleteFrom('document').where('id', '=', document.id).execute();
  await trx.deleteFrom('stored_file').where('id', '=', document.file_id).execute();
};

export const markAttached = (trx: Trx, fileIds: readonly string[]) =>
  trx
    .updateTable('stored_file')
    .set({ attached: true })
    .where('id', 'in', fileIds)
    .where('attached', '=', false)
    .execute();

export const listOtherDocumentIds = async (
  db: Db,
  vehicleId: string,
  ids: readonly string[],
): Promise<string[]> => {
  const rows = await db
    .selectFrom('vehicle_document')
    .select('document_id')
    .where('vehicle_id', '=', vehicleId)
    .$if(ids.length > 0, (query) => query.where('document_id', 'not in', ids))
    .execute();
  return rows.map(({ document_id }) => document_id);
};

export const detachFromVehicle = (trx: Trx, vehicleId: string, ids: readonly string[]) =>
  trx
    .deleteFrom('vehicle_document')
    .where('vehicle_id', '=', vehicleId)
    .where('document_id', 'in', ids)
    .execute();

/** Returns the ids that were not attached before. */
export const attachToVehicle = async (
  trx: Trx,
  vehicleId: string,
  ids: readonly string[],
): Promise<{ document_id: string }[]> => {
  if (ids.length === 0) return [];
  return trx
    .insertInto('vehicle_document')
    .values(ids.map((document_id) => ({ vehicle_id: vehicleId, document_id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('document_id')
    .execute();
};
