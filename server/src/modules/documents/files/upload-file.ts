import { Readable } from 'node:stream';
import {
  fileName,
  fileSizeLimit,
  type StoredContentType,
  type StoredFile,
} from '#contract/documents/documents.ts';
import { documentsRoutes } from '#contract/documents/documents-routes.ts';
import { isOperator } from '#kernel/access.ts';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { AppError, invalidField } from '../../../platform/errors/app-error.ts';
import { fieldFaultsOf } from '../../../platform/errors/field-faults.ts';
import type { ReadForm, ReceivedForm } from '../../../platform/http/input/multipart.ts';
import { recordInJournal } from '../../../platform/journal/record-in-journal.ts';
import { InfectedFileError } from '../../../platform/storage/scanner.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import { findAccount, lockAccount } from '../../accounts/account/accounts.queries.ts';
import { mainContact } from '../../accounts/account/contact.ts';
import { requireActor } from '../../accounts/account/current-account.ts';
import { requireRoomFor } from './file-quota.ts';
import { completeFile, forgetFile, reserveFile } from './files.queries.ts';

type FileKind = {
  readonly contentType: StoredContentType;
  readonly name: RegExp;
  readonly leading: Buffer;
};

const kinds: readonly FileKind[] = [
  { contentType: 'image/jpeg', name: /\.jpe?g$/i, leading: Buffer.from([0xff, 0xd8, 0xff]) },
  { contentType: 'application/pdf', name: /\.pdf$/i, leading: Buffer.from('%PDF-') },
];

const longestLeading = Math.max(...kinds.map(({ leading }) => leading.length));

const contentTypeByName = (name: string): StoredContentType | undefined =>
  kinds.find((kind) => kind.name.test(name))?.contentType;

const contentTypeByContent = (head: Buffer): StoredContentType | undefined =>
  kinds.find(({ leading }) => head.subarray(0, leading.length).equals(leading))?.contentType;

const tooLarge = () =>
  new AppError('FILE_TOO_LARGE', { fields: [{ propertyPath: 'file', code: 'FILE_TOO_LARGE' }] });

type Inspection = { size: number; contentType?: StoredContentType };

/** Passes content through; fails once it is too large or its magic bytes are not accepted. */
const inspectContent = (
  content: Readable,
  name = '',
): { readonly content: Readable; readonly found: Inspection } => {
  const found: Inspection = { size: 0 };
  const strangeContent = contentTypeByName(name) ? 'FILE_CONTENT_MISMATCH' : 'WRONG_FILE_TYPE';
  let head = Buffer.alloc(0);

  const recognise = (isEnd: boolean) => {
    if (found.contentType || (head.length < longestLeading && !isEnd)) return;
    const contentType = contentTypeByContent(head);
    if (!contentType) throw invalidField('file', found.size === 0 ? 'EMPTY_FILE' : strangeContent);
    found.contentType = contentType;
  };
  const inspect = async function* () {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      found.size += chunk.length;
      if (found.size >= fileSizeLimit) throw tooLarge();
      if (head.length < longestLeading) head = Buffer.concat([head, chunk.subarray(0, longestLeading)]);
      recognise(false);
      yield chunk;
    }
    recognise(true);
  };
  return { content: Readable.from(inspect(), { objectMode: false }), found };
};

const parseFields = (fields: ReceivedForm<Inspection>['fields']) => {
  const parsed = documentsRoutes.uploadFile.body.safeParse(fields, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new AppError('INVALID_INPUT', { fields: fieldFaultsOf(parsed.error.issues) });
};

const parseName = (name: string | undefined): string => {
  const parsed = fileName.safeParse(name, { reportInput: true });
  if (parsed.success) return parsed.data;
  const faults = fieldFaultsOf(parsed.error.issues).map((fault) => ({ ...fault, propertyPath: 'file' }));
  throw new AppError('INVALID_INPUT', { fields: faults });
};

const checkForm = ({ fields, file }: ReceivedForm<Inspection>) => {
  const { filename, accountGuid } = parseFields(fields);
  if (!file) throw invalidField('file', 'REQUIRED');
  const name = filename ?? parseName(file.name);
  const { contentType, size } = file.stored;
  const named = contentTypeByName(name);
  if (!named || !contentType) throw invalidField('file', 'WRONG_FILE_TYPE');
  if (named !== contentType) throw invalidField('file', 'FILE_CONTENT_MISMATCH');
  return { name, contentType, size, accountGuid };
};

/** A driver always uploads for himself; an operator may upload for another account. */
const ownerOf = async (ctx: Context, accountGuid: string | undefined): Promise<string> => {
  const { userId } = requireActor(ctx);
  if (!accountGuid || accountGuid === userId || !isOperator(ctx.actor)) return userId;
  const owner = await findAccount(ctx.db, accountGuid);
  if (!owner || !mainContact(owner)) throw new AppError('NOT_FOUND');
  return accountGuid;
};

/** If the storage is unavailable, the row stays and the sweep retries. */
const discard = async (ctx: Context, id: string) => {
  try {
    await ctx.storage.remove(id);
    await forgetFile(ctx.db, id);
  } catch (error) {
    ctx.log.warn({ err: error, fileId: id }, 'a refused upload is left to the sweep');
  }
};

const tellOfVirus = async (ctx: Context, { signature }: InfectedFileError) => {
  const { userId } = requireActor(ctx);
  ctx.log.warn({ signature, userId }, 'an upload was refused: it contains a virus');
  await inTransaction(ctx, (trx) =>
    recordInJournal(trx, { type: 'FILE_REFUSED', userId, to: { signature } }),
  );
};

/** Locks the account, so that concurrent uploads count each other. */
const reserve = (ctx: Context, id: string, accountId: string): Promise<void> =>
  inTransaction(ctx, async (trx) => {
    if (!(await lockAccount(trx.db, accountId))) throw new AppError('UNAUTHORIZED');
    await requireRoomFor(trx, accountId);
    await reserveFile(trx.db, { id, account_id: accountId, created_at: ctx.clock.now() });
  });

/** No transaction is open while the content is received. */
export const uploadFile = async (ctx: Context, readForm: ReadForm): Promise<StoredFile> => {
  const id = uuidv7(ctx.clock);
  const { userId } = requireActor(ctx);
  await reserve(ctx, id, userId);
  try {
    const form = await readForm(async (given, name) => {
      const { content, found } = inspectContent(given, name);
      await ctx.storage.write(id, ctx.scanner?.scan(content) ?? content);
      return found;
    });
    const { name, contentType, size, accountGuid } = checkForm(form);
    const isKept = await completeFile(ctx.db, id, {
      account_id: await ownerOf(ctx, accountGuid),
      name,
      content_type: contentType,
      size,
      stored_at: ctx.clock.now(),
    });
    if (!isKept) throw new AppError('UNAUTHORIZED');
    return { fileId: id, name, contentType };
  } catch (error) {
    await discard(ctx, id);
    if (!(error instanceof InfectedFileError)) throw error;
    await tellOfVirus(ctx, error);
    throw new AppError('FILE_INFECTED');
  }
};
