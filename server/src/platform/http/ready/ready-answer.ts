import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { tagged } from '../pages/revalidation.ts';

const ready = Symbol('ready');

/** An answer that is given more than once, made once: its bytes, its tag, and compressed when that is first asked for. */
export type ReadyAnswer = {
  readonly [ready]: true;
  readonly etag: string;
  readonly bytes: Buffer;
  /** Undefined where compressing saves nothing. */
  readonly compressed: { br(): Promise<Buffer>; gzip(): Promise<Buffer> } | undefined;
};

export const isReady = (body: unknown): body is ReadyAnswer =>
  typeof body === 'object' && body !== null && ready in body;

/** It fits into the first packet as it is. */
const smallest = 1024;
/** Of 11. It is done once, but somebody waits for it. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressBrotli = promisify<Buffer, object, Buffer>(brotliCompress);
const compressGzip = promisify<Buffer, Buffer>(gzip);

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const make = (text: string): ReadyAnswer => {
  const bytes = Buffer.from(text);
  return {
    [ready]: true,
    etag: tagged(text).etag,
    bytes,
    compressed:
      bytes.length < smallest
        ? undefined
        : { br: once(() => compressBrotli(bytes, brotliOptions)), gzip: once(() => compressGzip(bytes)) },
  };
};

/** What was read again is most often what it was: the same text keeps its tag and what was compressed of it. */
const remembered = new LRUCache<string, ReadyAnswer>({ max: 128 });
const longestRemembered = 65_536;

/** The answer as bytes, for whoever keeps it: by `ctx.cache` where commits change it, in `ReadyAnswers` where few do. */
export const toReady = (value: unknown): ReadyAnswer => {
  const text = JSON.stringify(value);
  if (text.length > longestRemembered) return make(text);
  const answer = remembered.get(text) ?? make(text);
  remembered.set(text, answer);
  return answer;
};
