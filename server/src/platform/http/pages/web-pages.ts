import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { AppError } from '../../errors/app-error.ts';
import { sendRoutelessError } from '../error-handler.ts';
import { keyedHeaders } from '../keyed-headers.ts';
import { readyText } from '../ready/ready-answer.ts';
import { sendCompressed } from '../ready/send-ready.ts';
import type { ContextOf } from '../request-context.ts';
import { pageHeadersOf } from '../security-headers.ts';
import { isFromThisMachine } from '../this-machine.ts';
import { type PageTexts, readPageTexts, webRoot } from './page-texts.ts';
import { announcePage, findAnnouncement, type PublicPages } from './public-pages.ts';
import { isNamed } from './revalidation.ts';

const isBelow = (path: string, base: string) => path === base || path.startsWith(`${base}/`);

const keptFor = (path: string): string => {
  if (path.startsWith(join(webRoot, 'static'))) return 'public, max-age=31536000, immutable';
  // Flags are on every page and practically never change.
  if (path.startsWith(join(webRoot, 'assets/icons'))) return 'public, max-age=86400';
  return 'no-cache';
};

const cameraPage = '/board/scan';

const pageOf = (request: FastifyRequest, path: string, config: Config, texts: PageTexts): string => {
  // The log's page belongs to the board, but everybody may read it and its address has to be short.
  if (isBelow(path, '/board') || path === '/log') return 'board/index.html';
  const gallery = isBelow(path, '/dev/ui') && !config.production && isFromThisMachine(request);
  return gallery ? 'dev/ui/index.html' : texts.driverPage(path);
};

const sendPage = async (request: FastifyRequest, reply: FastifyReply, html: string, varies: boolean) => {
  const answer = readyText(html);
  const vary = varies ? 'Accept-Language, Accept-Encoding' : 'Accept-Encoding';
  reply.headers({ 'Cache-Control': 'no-cache', ETag: answer.etag, Vary: vary });
  if (isNamed(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  reply.type('text/html; charset=utf-8');
  // The global compression knows routes alone, and pages have none.
  return sendCompressed(request, reply, answer);
};

type WebPages = {
  readonly config: Config;
  readonly contextOf: ContextOf;
  /** Paths below which the URL itself is the secret. */
  readonly keyedPages: readonly string[];
  readonly publicPages: readonly PublicPages[];
};

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
      reply.header('Cache-Control', keptFor(path));
    },
  });
  const texts = await readPageTexts(config);
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    const isApi = config.apiBases.some((base) => isBelow(path, base));
    const isFile =
      extname(path) !== '' ||
      ['/static', '/assets', '/download', '/docs', '/health'].some((base) => isBelow(path, base));
    if (!isPage || isApi || isFile) return sendRoutelessError(new AppError('NOT_FOUND'), request, reply);
    if (keyedPages.some((base) => isBelow(path, base))) reply.headers(keyedHeaders);
    const page = await texts.find(pageOf(request, path, config, texts));
    if (!page) throw new AppError('NOT_FOUND');
    const { html, inlineScripts } = page;
    reply.headers(pageHeadersOf(config, { inlineScripts, camera: isBelow(path, cameraPage) }));
    const ctx = contextOf(request, reply);
    const announced = await findAnnouncement(ctx, publicPages, path);
    if (!announced) return sendPage(request, reply, html, false);
    return sendPage(request, reply, announcePage(html, ctx, path, announced), true);
  });
};
