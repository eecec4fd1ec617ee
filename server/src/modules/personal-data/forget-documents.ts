import { type Context, inTransaction } from '../../platform/context/context.ts';
import { lockAccount } from '../accounts/account/accounts.queries.ts';
import { deleteDocumentAndFile, lockDocument } from '../documents/document/documents.queries.ts';
import { removeContentLater } from '../documents/files/remove-content.ts';
import { type GoneDocument, isDocumentNeedless } from './documents.queries.ts';
import type { Cutoff } from './forgetting.ts';

/** Locks the account first, as deleting one’s own document does, because a new booking may rely on it. */
const forgetDocument = (ctx: Context, { id, account_id }: GoneDocument, before: Cutoff): Promise<boolean> =>
  inTransaction(ctx, async (trx) => {
    await lockAccount(trx.db, account_id);
    const document = await lockDocument(trx.db, id);
    if (!document || !(await isDocumentNeedless(trx.db, id, before))) return false;
    await deleteDocumentAndFile(trx.db, document);
    await removeContentLater(trx, document.file_id);
    return true;
  });

export const forgetDocuments = async (
  ctx: Context,
  documents: readonly GoneDocument[],
  before: Cutoff,
): Promise<number> => {
  let forgotten = 0;
  for (const document of documents) if (await forgetDocument(ctx, document, before)) forgotten += 1;
  return forgotten;
};
