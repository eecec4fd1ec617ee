import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { escapeHtml } from '../../messages/escape-html.ts';
import type { ContextOf } from '../request-context.ts';
import { type PublicPages, publicPages } from './public-pages.ts';

type Address = { readonly path: string; readonly changedAt?: Temporal.Instant };

const sitemapOf = (publicUrl: string, addresses: readonly Address[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map(({ path, changedAt }) => {
      const changed = changedAt ? `<lastmod>${changedAt.toString({ smallestUnit: 'second' })}</lastmod>` : '';
      return `  <url><loc>${escapeHtml(`${publicUrl}${path}`)}</loc>${changed}</url>`;
    }),
    '</urlset>',
    '',
  ].join('\n');

/** Pages that show nothing without an account, so there is nothing to index. */
const closed = ['/board', '/booking', '/lk', '/logout', '/dev', '/download/oktet.apk'];

const robotsOf = ({ publicUrl, apiBases }: Config) =>
  [
    'User-agent: *',
    ...[...closed, ...apiBases].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

/** Passes are not disallowed in robots.txt: crawlers must be able to read their noindex header. */
export const registerSearchEngines = (
  app: FastifyInstance,
  contextOf: ContextOf,
  modulePages: readonly PublicPages[],
  config: Config,
): void => {
  const own: readonly Address[] = publicPages.map((path) => ({ path }));
  const robots = robotsOf(config);
  app.get('/sitemap.xml', async (request, reply) => {
    const ctx = contextOf(request, reply);
    const listed = await Promise.all(modulePages.map(({ list }) => list(ctx)));
    return reply
      .type('application/xml; charset=utf-8')
      .send(sitemapOf(config.publicUrl, [...own, ...listed.flat()]));
  });
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots));
};
