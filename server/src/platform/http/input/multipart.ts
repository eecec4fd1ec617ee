import type { Readable } from 'node:stream';
import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { uploadField } from '#contract/route.ts';
import { AppError, type FieldFault, invalidField } from '../../errors/app-error.ts';
import { StorageFullError } from '../../storage/storage.ts';

const overhead = 100_000;
const longestField = 2000;

export type ReceivedForm<T> = {
  readonly fields: Readonly<Record<string, string>>;
  readonly file?: { readonly name: string | undefined; readonly stored: T };
};

export type ReadForm = <T>(store: Store<T>) => Promise<ReceivedForm<T>>;
type Store<T> = (content: Readable, name: string | undefined) => Promise<T>;

/** Only for the routes of `app`; elsewhere multipart stays unsupported. */
export const registerMultipart = async (app: FastifyInstance, fileSize: number): Promise<void> => {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize, files: 1, fields: 10, fieldSize: longestField, parts: 11, headerPairs: 20 },
  });
};

const tooLarge = () =>
  new AppError('FILE_TOO_LARGE', { fields: [{ propertyPath: uploadField, code: 'FILE_TOO_LARGE' }] });

/** Parser errors are the client's fault; errors of `store` are kept as they are. */
const toFault = (error: unknown): unknown => {
  if (error instanceof AppError) return error;
  const { code } = error as { code?: string };
  if (code === 'FST_FILES_LIMIT') return invalidField(uploadField, 'ONE_FILE_ONLY');
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT') return new AppError('PAYLOAD_TOO_LARGE');
  return new AppError('BROKEN_BODY');
};

/** Browsers show an early answer only if the rest of the body is still read. */
const discardRest = (request: FastifyRequest, allowance: number) => {
  const { raw } = request;
  if (raw.readableEnded || raw.destroyed) return;
  let discarded = 0;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > allowance) raw.destroy();
  });
  raw.resume();
};

const faultOfPart = (part: Multipart): FieldFault | undefined => {
  if (part.type === 'file')
    return part.fieldname === uploadField
      ? undefined
      : { propertyPath: part.fieldname, code: 'UNKNOWN_FIELD' };
  if (part.fieldname === uploadField) return { propertyPath: uploadField, code: 'INVALID_TYPE' };
  return part.valueTruncated
    ? { propertyPath: part.fieldname, code: 'TOO_LONG', params: { limit: longestField } }
    : undefined;
};

const readParts = async <T>(request: FastifyRequest, store: Store<T>): Promise<ReceivedForm<T>> => {
  const fields: Record<string, string> = {};
  let file: ReceivedForm<T>['file'];
  for await (const part of request.parts()) {
    const fault = faultOfPart(part);
    if (fault) throw new AppError('INVALID_INPUT', { fields: [fault] });
    if (part.type === 'file') file = { name: part.filename, stored: await store(part.file, part.filename) };
    else fields[part.fieldname] = String(part.value);
  }
  return file ? { fields, file } : { fields };
};

export const formReader =
  (request: FastifyRequest, fileSize: number): ReadForm =>
  async (store) => {
    let storing: unknown;
    const noted: typeof store = async (content, name) => {
      try {
        return await store(content, name);
      } catch (error) {
        // A broken body is reported as an error of the file stream, which a full disk breaks as well.
        storing = content.errored === null || error instanceof StorageFullError ? error : undefined;
        throw error;
      }
    };
    try {
      if (Number(request.headers['content-length'] ?? 0) > fileSize + overhead) throw tooLarge();
      if (!request.isMultipart()) throw invalidField(uploadField, 'REQUIRED');
      return await readParts(request, noted);
    } catch (error) {
      discardRest(request, 2 * fileSize);
      throw storing ?? toFault(error);
    }
  };
