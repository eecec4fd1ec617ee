import { brotliCompressSync, constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

const smallest = 1024;
const longestRemembered = 65_536;
const mostRemembered = 64;

/** Of 11: answers are compressed while somebody waits. Files of the web are compressed once, when they are built. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };

export const takesBrotli = (accepted: string | undefined): boolean =>
  accepted !== undefined && /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted);

export const takesGzip = (accepted: string | undefined): boolean =>
  accepted !== undefined && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted);

const createMemory = () => {
  const remembered = new Map<string, Buffer>();
  return (text: string): Buffer => {
    const compressed = remembered.get(text) ?? brotliCompressSync(text, brotliOptions);
    // Asked for last, forgotten last: what is one person's own does not push out what everybody wants.
    remembered.delete(text);
    remembered.set(text, compressed);
    const [oldest = text] = remembered.keys();
    if (remembered.size > mostRemembered) remembered.delete(oldest);
    return compressed;
  };
};

/** Compressing is half of what an answer of time-slots costs, so it is done once for all who get the same one. */
export const registerCompression = async (app: FastifyInstance): Promise<void> => {
  const compressed = createMemory();
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < smallest || payload.length > longestRemembered)
      return done(null, payload);
    if (reply.hasHeader('content-encoding') || !takesBrotli(request.headers['accept-encoding']))
      return done(null, payload);
    const varies = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ');
    reply.removeHeader('content-length').header('content-encoding', 'br').header('vary', varies);
    done(null, compressed(payload));
  });
  await app.register(compress, {
    global: true,
    threshold: smallest,
    encodings: ['br', 'gzip'],
    brotliOptions,
  });
};
