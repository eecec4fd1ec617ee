import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { AppError } from '../../errors/app-error.ts';
import { sendRoutelessError } from '../error-handler.ts';
import { keyedHeaders } from '../keyed-headers.ts';
import type { ContextOf } from '../request-context.ts';
import { isFromThisMachine } from '../this-machine.ts';
import { announcePage, findAnnouncement, type PublicPages } from './public-pages.ts';
import { isNamed, tagged } from './revalidation.ts';

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

const sendPublicPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  announce: (html: string) => string,
) => {
  const html = await readFile(join(webRoot, 'index.html'), 'utf8').catch(() => undefined);
  if (html === undefined) throw new AppError('NOT_FOUND');
  const { text, etag } = tagged(announce(html));
  reply.headers({ 'Cache-Control': 'no-cache', ETag: etag, Vary: 'Accept-Language' });
  if (isNamed(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(text);
};

type WebPages = {
  readonly config: Config;
  readonly contextOf: ContextOf;
  /** Below these an address is a key. */
  readonly keyedPages: readonly string[];
  readonly publicPages: readonly PublicPages[];
};

/** Hashed files for ever, pages revalidated; every path that nothing else answers is one of the applications. */
export const registerWebPages = async (
  app: FastifyInstance,
  { config, contextOf, keyedPages, publicPages }: WebPages,
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
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    const isApi = config.apiBases.some((base) => isBelow(path, base));
    const isFile = ['/static', '/assets', '/download', '/docs', '/health'].some((base) =>
      isBelow(path, base),
    );
    if (!isPage || isApi || isFile) return sendRoutelessError(new AppError('NOT_FOUND'), request, reply);
    if (keyedPages.some((base) => isBelow(path, base))) reply.headers(keyedHeaders);
    const ctx = contextOf(request, reply);
    const announced = await findAnnouncement(ctx, publicPages, path);
    if (announced) return sendPublicPage(request, reply, (html) => announcePage(html, ctx, path, announced));
    return sendPage(reply, pageOf(request, path, config));
  });
};
