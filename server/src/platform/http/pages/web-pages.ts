import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { AppError } from '../../errors/app-error.ts';
import { sendRoutelessError } from '../error-handler.ts';
import { keyedHeaders } from '../keyed-headers.ts';
import { isFromThisMachine } from '../this-machine.ts';

export const webRoot = join(import.meta.dirname, '../../../../../web/dist');

const isBelow = (path: string, base: string) => path === base || path.startsWith(`${base}/`);

const pageOf = (request: FastifyRequest, path: string, config: Config): string => {
  if (isBelow(path, '/board')) return 'board/index.html';
  const gallery = isBelow(path, '/dev/ui') && !config.production && isFromThisMachine(request);
  return gallery ? 'dev/ui/index.html' : 'index.html';
};

const sendPage = (reply: FastifyReply, page: string) => {
  if (!existsSync(join(webRoot, page))) throw new AppError('NOT_FOUND');
  return reply.header('Cache-Control', 'no-cache').sendFile(page, { cacheControl: false });
};

/** Hashed files for ever, pages revalidated; every path that nothing else answers is one of the applications. */
export const registerWebPages = async (
  app: FastifyInstance,
  config: Config,
  keyedPages: readonly string[],
): Promise<void> => {
  await app.register(fastifyStatic, {
    root: webRoot,
    wildcard: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(webRoot, 'static'));
      reply.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    const isApi = config.apiBases.some((base) => isBelow(path, base));
    const isFile = ['/static', '/assets', '/download', '/docs', '/health'].some((base) =>
      isBelow(path, base),
    );
    if (!isPage || isApi || isFile) return sendRoutelessError(new AppError('NOT_FOUND'), request, reply);
    if (keyedPages.some((base) => isBelow(path, base))) reply.headers(keyedHeaders);
    return sendPage(reply, pageOf(request, path, config));
  });
};
