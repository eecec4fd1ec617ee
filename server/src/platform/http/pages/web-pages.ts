import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { AppError } from '../../errors/app-error.ts';
import { sendRoutelessError } from '../error-handler.ts';
import { languageOf } from '../input/language.ts';
import { keyedHeaders } from '../keyed-headers.ts';
import { isFromThisMachine } from '../this-machine.ts';
import { type PageTexts, readPageTexts, webRoot } from './page-texts.ts';
import { isPublicPage } from './public-pages.ts';
import { isNamed, type Tagged } from './revalidation.ts';

const isBelow = (path: string, base: string) => path === base || path.startsWith(`${base}/`);

const keptFor = (path: string): string => {
  if (path.startsWith(join(webRoot, 'static'))) return 'public, max-age=31536000, immutable';
  // Flags: on every page, and no release has changed one.
  if (path.startsWith(join(webRoot, 'assets/icons'))) return 'public, max-age=86400';
  return 'no-cache';
};

const pageOf = (request: FastifyRequest, path: string, config: Config, texts: PageTexts): string => {
  if (isBelow(path, '/board')) return 'board/index.html';
  const gallery = isBelow(path, '/dev/ui') && !config.production && isFromThisMachine(request);
  return gallery ? 'dev/ui/index.html' : texts.driverPage(path);
};

const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  found: Tagged | undefined,
  path: string,
) => {
  if (!found) throw new AppError('NOT_FOUND');
  reply.headers({ 'Cache-Control': 'no-cache', ETag: found.etag });
  if (isPublicPage(path)) reply.header('Vary', 'Accept-Language');
  if (isNamed(request.headers['if-none-match'], found.etag)) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(found.text);
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
      reply.header('Cache-Control', keptFor(path));
    },
  });
  const texts = await readPageTexts(config);
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    const isApi = config.apiBases.some((base) => isBelow(path, base));
    const isFile = ['/static', '/assets', '/download', '/docs', '/health'].some((base) =>
      isBelow(path, base),
    );
    if (!isPage || isApi || isFile) return sendRoutelessError(new AppError('NOT_FOUND'), request, reply);
    if (keyedPages.some((base) => isBelow(path, base))) reply.headers(keyedHeaders);
    const page = pageOf(request, path, config, texts);
    return sendPage(request, reply, await texts.find(page, path, languageOf(request)), path);
  });
};
