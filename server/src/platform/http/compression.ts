import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

const smallest = 1024;

/** Of 11: answers are compressed while somebody waits. Files of the web are compressed once, when they are built. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };

export const takesBrotli = (accepted: string | undefined): boolean =>
  accepted !== undefined && /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted);

export const takesGzip = (accepted: string | undefined): boolean =>
  accepted !== undefined && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted);

/** What many are answered alike is compressed once, with `toReady`; this is for the rest. */
export const registerCompression = async (app: FastifyInstance): Promise<void> => {
  await app.register(compress, {
    global: true,
    threshold: smallest,
    encodings: ['br', 'gzip'],
    brotliOptions,
  });
};
