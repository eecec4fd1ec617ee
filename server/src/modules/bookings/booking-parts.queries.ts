import type { Document } from '#contract/documents.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Code } from '../accounts/codes.queries.ts';

export const listCodes = async (db: Db, ids: readonly string[]): Promise<Map<string, Code>> => {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('confirmation_code').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
};

export const listBookingDocuments = async (
  ctx: Pick<Context, 'db' | 'config'>,
  bookingIds: readonly string[],
): Promise<Map<string, Document[]>> => {
  if (bookingIds.length === 0) return new Map();
  return new Map();
};
