import type { Context } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { answer } from '../../../platform/http/bind.ts';
import { contentDisposition } from '../../../platform/http/content-disposition.ts';
import { requireActor } from '../../accounts/account/current-account.ts';
import { findReadyCopy } from './data-copies.queries.ts';

/** Only the owner may fetch a copy. For anybody else, operators too, it is not found. */
export const downloadCopy = async (ctx: Context, id: string) => {
  const copy = await findReadyCopy(ctx.db, id, requireActor(ctx).userId, ctx.clock.now());
  if (!copy) throw new AppError('NOT_FOUND');
  const content = await ctx.storage.read(id);
  if (!content) {
    ctx.log.error({ copyId: id }, 'a copy of somebody’s data is recorded but not in the storage');
    throw new AppError('NOT_FOUND');
  }
  const day = copy.requested_at.toZonedDateTimeISO(ctx.config.timeZone).toPlainDate();
  return answer(200, content as unknown, {
    'Content-Type': 'application/zip',
    'Content-Length': String(copy.size),
    'Content-Disposition': contentDisposition('attachment', `oktet-${day}.zip`),
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
  });
};
