import type { TrxContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { documentDeleting } from './document-events.ts';
import { deleteDocumentAndFile, lockDocument } from './documents.queries.ts';
import { visibleAccount } from './get-file.ts';
import { removeContentLater } from './remove-content.ts';

export const deleteDocument = async (ctx: TrxContext, id: string): Promise<void> => {
  const document = await lockDocument(ctx.db, id, visibleAccount(ctx));
  if (!document) throw new AppError('NOT_FOUND');
  await ctx.events.emit(ctx, documentDeleting, { documentId: id, accountId: document.account_id });
  await deleteDocumentAndFile(ctx.db, document);
  await removeContentLater(ctx, document.file_id);
};
