import type { FileInfo } from '#contract/documents/documents.ts';
import { isInConsole } from '#kernel/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { toWireInstant } from '../../../platform/time/wire-instant.ts';
import { requireActor } from '../../accounts/account/current-account.ts';
import { findFile, type StoredFileRow } from './files.queries.ts';

/** The account whose files and documents the caller may see. Undefined: those of all accounts. */
export const visibleAccount = (ctx: Pick<Context, 'actor'>): string | undefined =>
  isInConsole(ctx.actor) ? undefined : requireActor(ctx).userId;

export const getStoredFile = async (ctx: Context, id: string): Promise<StoredFileRow> => {
  const file = await findFile(ctx.db, id, visibleAccount(ctx));
  if (!file) throw new AppError('NOT_FOUND');
  return file;
};

export const getFile = async (ctx: Context, id: string): Promise<FileInfo> => {
  const file = await getStoredFile(ctx, id);
  return {
    fileId: file.id,
    name: file.name,
    contentType: file.content_type,
    size: file.size,
    userId: file.account_id,
    createdDate: toWireInstant(file.created_at, ctx.config.timeZone),
  };
};
