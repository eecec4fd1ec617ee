import { fileSizeLimit } from '#contract/documents/documents.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { countFiles } from './files.queries.ts';

/** Defaults per account; the setting LIMITS overrides them. */
export const documentsLimits = { filesPerAccount: 200, megabytesPerAccount: 500 };

type DocumentsLimits = typeof documentsLimits;

declare module '../../../platform/limits/limit-numbers.ts' {
  interface LimitNumbers extends DocumentsLimits {}
}

const mostUnattached = 200;
const bytesPerMegabyte = 1_000_000;

/** The size is unknown before the upload ends, so there must be room for the largest allowed file. */
export const requireRoomFor = async (ctx: TrxContext, accountId: string): Promise<void> => {
  const { filesPerAccount: files, megabytesPerAccount: megabytes } = ctx.config.limits;
  const held = await countFiles(ctx.db, accountId, fileSizeLimit);
  if (held.unattached >= mostUnattached) throw new AppError('TOO_MANY_FILES');
  if (held.files >= files || held.bytes + fileSizeLimit > megabytes * bytesPerMegabyte)
    throw new AppError('FILE_QUOTA_REACHED', { params: { files, megabytes } });
};
