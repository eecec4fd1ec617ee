import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

const smallest = 1024;

/** Quality 3 of 11, because answers are compressed while the user waits. Static files are compressed at build time. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };

export const takesBrotli = (accepted: string | undefined): boolean =>
  accepted !== undefined && /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted);

export const takesGzip = (accepted: string | undefined): boolean =>
  accepted !== undefined && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted);

/** For answers to one user; shared answers are compressed once by `toReady`. */
export const registerCompression = async (app: FastifyInstance): Promise<void> => {
  await app.register(compress, {
    global: true,
    // Compressed requests are refused, because a broken one would be answered while its body still comes.
    globalDecompression: false,
    threshold: smallest,
    encodings: ['br', 'gzip'],
    brotliOptions,
  });
};
