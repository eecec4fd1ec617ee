import type { Readable } from 'node:stream';
import { type Context, inTransaction, type TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { contentDisposition } from '../../../platform/http/content-disposition.ts';
import { isNamed } from '../../../platform/http/pages/revalidation.ts';
import { recordInJournal } from '../../../platform/journal/record-in-journal.ts';
import { requireActor } from '../../accounts/account/current-account.ts';
import { parseByteRange } from './byte-range.ts';
import type { StoredFileRow } from './files.queries.ts';
import { getStoredFile } from './get-file.ts';
import { findViewedDocument, hasViewedSince, lockView } from './views.queries.ts';

/** Repeated requests for a file within this time count as one view. */
const oneLook = { minutes: 10 };

const record = async (trx: TrxContext, file: StoredFileRow) => {
  const document = await findViewedDocument(trx.db, file.id);
  await recordInJournal(trx, {
    type: 'DOCUMENT_VIEWED',
    vehicleId: document?.vehicle_id,
    bookingId: document?.vehicle_id ? null : document?.booking_id,
    userId: file.account_id,
    to: {
      fileId: file.id,
      documentType: document?.type ?? 'OTHER',
      name: document?.name ?? file.name,
    },
  });
};

/** Records that somebody viewed another account’s file. Owners are not recorded. */
const recordView = async (ctx: Context, file: StoredFileRow): Promise<void> => {
  const view = { viewerId: requireActor(ctx).userId, fileId: file.id };
  if (view.viewerId === file.account_id) return;
  const since = ctx.clock.now().subtract(oneLook);
  if (await hasViewedSince(ctx.db, view, since)) return;
  await inTransaction(ctx, async (trx) => {
    await lockView(trx.db, view);
    if (!(await hasViewedSince(trx.db, view, since))) await record(trx, file);
  });
};

export type DownloadRequest = {
  readonly id: string;
  readonly attachment: boolean;
  readonly range?: string | undefined;
  readonly ifRange?: string | undefined;
  readonly ifNoneMatch?: string | undefined;
};

export type Download = {
  readonly status: 200 | 206 | 304 | 416;
  readonly headers: Readonly<Record<string, string>>;
  readonly content?: Readable;
};

/** The content of a file id never changes. */
const etagOf = ({ id }: StoredFileRow) => `"${id}"`;

/** The content type is the detected one; browsers must neither sniff another nor run active content. */
const headersOf = (file: StoredFileRow, attachment: boolean) => ({
  ETag: etagOf(file),
  'Accept-Ranges': 'bytes',
  'Cache-Control': 'private, no-store',
  'Content-Type': file.content_type,
  'Content-Disposition': contentDisposition(attachment ? 'attachment' : 'inline', file.name),
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
});

export const downloadFile = async (ctx: Context, request: DownloadRequest): Promise<Download> => {
  const file = await getStoredFile(ctx, request.id);
  const headers = headersOf(file, request.attachment);
  // A 304 counts as a view too.
  await recordView(ctx, file);
  if (isNamed(request.ifNoneMatch, headers.ETag)) return { status: 304, headers };

  const isRangeCurrent = request.ifRange === undefined || request.ifRange.trim() === headers.ETag;
  const range = isRangeCurrent ? parseByteRange(request.range, file.size) : undefined;
  if (range === 'unsatisfiable')
    return { status: 416, headers: { 'Content-Range': `bytes */${file.size}`, 'Accept-Ranges': 'bytes' } };

  const content = await ctx.storage.read(file.id, range);
  if (!content) {
    ctx.log.error({ fileId: file.id }, 'a file is recorded but not in the storage');
    throw new AppError('NOT_FOUND');
  }
  if (!range) return { status: 200, headers: { ...headers, 'Content-Length': String(file.size) }, content };
  return {
    status: 206,
    headers: {
      ...headers,
      'Content-Length': String(range.end - range.start + 1),
      'Content-Range': `bytes ${range.start}-${range.end}/${file.size}`,
    },
    content,
  };
};
