import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { escapeHtml } from '../../messages/escape-html.ts';
import { publicPages } from './public-pages.ts';

const sitemapOf = (publicUrl: string) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...publicPages.map((path) => `  <url><loc>${escapeHtml(`${publicUrl}${path}`)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** Pages that need an account have nothing to be found. */
const closed = ['/board', '/booking', '/lk', '/logout', '/dev', '/download/oktet.apk'];

const robotsOf = ({ publicUrl, apiBases }: Config) =>
  [
    'User-agent: *',
    ...[...closed, ...apiBases].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

/** What search engines ask for first. A pass is kept from them by its own header, which they must be able to read. */
export const registerSearchEngines = (app: FastifyInstance, config: Config): void => {
  const [sitemap, robots] = [sitemapOf(config.publicUrl), robotsOf(config)];
  app.get('/sitemap.xml', (_request, reply) => reply.type('application/xml; charset=utf-8').send(sitemap));
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots));
};
