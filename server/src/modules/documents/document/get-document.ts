import type { Document } from '#contract/documents/documents.ts';
import type { Context } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { visibleAccount } from '../files/get-file.ts';
import { documentAnswer } from './document-answer.ts';
import { findDocument } from './documents.queries.ts';

export const getDocument = async (ctx: Context, id: string): Promise<Document> => {
  const document = await findDocument(ctx.db, id, visibleAccount(ctx));
  if (!document) throw new AppError('NOT_FOUND');
  return documentAnswer(ctx.config.timeZone)(document);
};
