import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { keyOf, type Storage, StorageAwayError } from './storage.ts';
import type { S3Settings } from './storage-settings.ts';
import { writeFile } from './write-file.ts';

const isMissing = (error: unknown) => error instanceof NoSuchKey || error instanceof NotFound;

const ignore = () => undefined;
/** The client's log would go to the console; failures are thrown anyway. */
const silence = { debug: ignore, info: ignore, warn: ignore, error: ignore };

const clientOf = ({ bucket: _, ...settings }: S3Settings) =>
  new S3Client({
    ...settings,
    // Trailing checksums are not supported by every S3-compatible store.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    logger: silence,
    requestHandler: { connectionTimeout: 5000, socketTimeout: 30_000 },
  });

/** Spools a stream to a temporary file, because sending it needs its length. */
const withSpooled = async <T>(
  content: Readable,
  signal: AbortSignal | undefined,
  work: (spooled: { readonly size: number; readonly content: Readable }) => Promise<T>,
): Promise<T> => {
  const path = join(tmpdir(), `oktet-${randomUUID()}.part`);
  const size = await writeFile(path, content, signal);
  try {
    // Open before anything can fail: a stream that is destroyed while it opens a removed file would end the process.
    const spooled = (await open(path)).createReadStream();
    try {
      return await work({ size, content: spooled });
    } finally {
      spooled.destroy();
    }
  } finally {
    await rm(path, { force: true });
  }
};

/** Sent with Content-Length: multipart uploads would hold megabytes of each in memory. */
export const s3Storage = (settings: S3Settings): Storage => {
  const client = clientOf(settings);
  const at = (id: string) => ({ Bucket: settings.bucket, Key: keyOf(id).join('/') });

  const orAway = async <T>(answer: Promise<T>, signal?: AbortSignal): Promise<T> => {
    try {
      return await answer;
    } catch (error) {
      if (isMissing(error) || signal?.aborted) throw error;
      throw new StorageAwayError(error);
    }
  };
  const orUndefined = async <T>(answer: Promise<T>): Promise<T | undefined> => {
    try {
      return await orAway(answer);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };

  return {
    write: (id, content, signal) =>
      withSpooled(content, signal, async (spooled) => {
        const put = new PutObjectCommand({ ...at(id), Body: spooled.content, ContentLength: spooled.size });
        await orAway(client.send(put, { ...(signal && { abortSignal: signal }) }), signal);
        return spooled.size;
      }),
    read: async (id, range) => {
      const get = new GetObjectCommand({
        ...at(id),
        ...(range && { Range: `bytes=${range.start}-${range.end}` }),
      });
      const found = await orUndefined(client.send(get));
      return found?.Body instanceof Readable ? found.Body : undefined;
    },
    size: async (id) => (await orUndefined(client.send(new HeadObjectCommand(at(id)))))?.ContentLength,
    remove: async (id) => {
      await orUndefined(client.send(new DeleteObjectCommand(at(id))));
    },
  };
};
