import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { recordInJournal } from '../../../platform/journal/record-in-journal.ts';
import { lockAccount } from '../../accounts/account/accounts.queries.ts';
import { visibleAccount } from '../files/get-file.ts';
import { removeContentLater } from '../files/remove-content.ts';
import { documentsLeaving } from './document-events.ts';
import { deleteDocumentAndFile, findDocument, lockDocument } from './documents.queries.ts';

export const deleteDocument = async (ctx: TrxContext, id: string): Promise<void> => {
  const visible = visibleAccount(ctx);
  const seen = await findDocument(ctx.db, id, visible);
  if (!seen) throw new AppError('NOT_FOUND');
  // Account before file: a booking that relies on the truck’s certificate locks only the account.
  await lockAccount(ctx.db, seen.account_id);
  const document = await lockDocument(ctx.db, id, visible);
  if (!document) throw new AppError('NOT_FOUND');
  const { account_id: accountId } = document;
  await ctx.events.emit(ctx, documentsLeaving, { accountId, documentIds: [id], vehicleId: null });
  await deleteDocumentAndFile(ctx.db, document);
  await removeContentLater(ctx, document.file_id);
  if (accountId !== ctx.actor?.userId)
    await recordInJournal(ctx, {
      type: 'DOCUMENT_DELETED',
      vehicleId: seen.vehicle_ids[0],
      userId: accountId,
      from: { documentType: seen.type, name: seen.name },
    });
};
