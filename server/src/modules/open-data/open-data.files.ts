import { openDataPaths as paths } from '#contract/open-data-paths.ts';
import type { Context } from '../../platform/context/context.ts';
import type { RouteHost } from '../../platform/http/bind.ts';
import { getStatus } from './get-status.ts';
import { listPlaces, toPlacesSheet } from './list-places.ts';

/**
 * The database is read once in this time, whoever asks. Browsers and proxies keep an answer as long again, so it
 * is never older than ten seconds.
 */
const keptSeconds = 5;

const headers = {
  'Cache-Control': `public, max-age=${keptSeconds}`,
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

type OpenFile = {
  readonly path: string;
  readonly type: 'application/json' | 'text/csv';
  readonly make: (ctx: Context) => Promise<string>;
};

const files: readonly OpenFile[] = [
  { path: paths.status, type: 'application/json', make: async (ctx) => JSON.stringify(await getStatus(ctx)) },
  {
    path: paths.places,
    type: 'application/json',
    make: async (ctx) => JSON.stringify(await listPlaces(ctx)),
  },
  { path: paths.placesSheet, type: 'text/csv', make: async (ctx) => toPlacesSheet(await listPlaces(ctx)) },
];

/** Answers everybody without an account and shows what a visitor may see. */
export const serveOpenData = ({ app, contextOf }: RouteHost): void => {
  for (const { path, type, make } of files)
    app.get(path, async (request, reply) => {
      const ctx = contextOf(request, reply);
      const text = await ctx.cache.readLasting(path, keptSeconds * 1000, () => make({ ...ctx, actor: null }));
      return reply.headers(headers).type(`${type}; charset=utf-8`).send(text);
    });
};
