import type { Document } from '#contract/documents/documents.ts';
import type { documentsRoutes } from '#contract/documents/documents-routes.ts';
import type { BodyOf } from '#contract/route.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import { lockFile } from '../files/files.queries.ts';
import { visibleAccount } from '../files/get-file.ts';
import { type DocumentRow, findDocumentOfFile, insertDocument } from './documents.queries.ts';
import { documentAnswer } from './read-documents.ts';

type NewDocument = BodyOf<typeof documentsRoutes.createDocument>;

/** Idempotent: a repeated request returns the document that the first one created. */
export const createDocument = async (ctx: TrxContext, input: NewDocument): Promise<Document> => {
  const file = await lockFile(ctx.db, input.fileId, visibleAccount(ctx));
  if (!file) throw new AppError('NOT_FOUND');
  const existing = await findDocumentOfFile(ctx.db, file.id);
  if (existing && existing.type !== input.type) throw new AppError('FILE_IN_USE');
  if (!existing)
    await insertDocument(ctx.db, {
      id: uuidv7(ctx.clock),
      file_id: file.id,
      account_id: file.account_id,
      type: input.type,
      name: input.name ?? file.name,
      created_at: ctx.clock.now(),
    });
  const document = existing ?? ((await findDocumentOfFile(ctx.db, file.id)) as DocumentRow);
  return documentAnswer(ctx.config.timeZone)(document);
};
