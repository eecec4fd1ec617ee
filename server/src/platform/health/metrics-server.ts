import { createServer } from 'node:http';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Config } from '../config/config.ts';
import type { Context } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import type { Readiness } from '../log/readiness.ts';
import { type Figure, readFigures } from '../metrics/figure.ts';
import { within } from '../time/within.ts';

/** A scrape is given up after ten seconds by default; without a database it still has to answer. */
const patienceMs = 3000;

type Watched = {
  readonly database: Database;
  readonly readiness: Readiness;
  readonly systemContext: () => Context;
  /** Figures that are read from the database, so they are missing while the database is away. */
  readonly stored: readonly Figure[];
};

const instanceFigures = ({ database: { pool }, readiness }: Watched): Figure[] => [
  {
    name: 'oktet_ready',
    help: '1 while the instance serves everything.',
    read: () => [{ value: readiness.list().length === 0 ? 1 : 0 }],
  },
  {
    name: 'oktet_database_pool_connections',
    help: 'Connections of the pool that are open and idle, and requests that wait for one.',
    labels: ['state'],
    read: () => [
      { labels: { state: 'open' }, value: pool.totalCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
      { labels: { state: 'waiting' }, value: pool.waitingCount },
    ],
  },
  {
    name: 'oktet_streams',
    help: 'Open streams of the line.',
    read: ({ streams }) => [{ value: streams.count() }],
  },
];

const databaseUp = (value: 0 | 1): Figure => ({
  name: 'oktet_database_up',
  help: '0 while the database does not answer; then the figures that it knows are missing.',
  read: () => [{ value }],
});

/** All figures as OpenMetrics. */
export const readMetrics = async (watched: Watched): Promise<string> => {
  const ctx = watched.systemContext();
  const own = instanceFigures(watched);
  const figures = await within(
    readFigures([...own, databaseUp(1), ...watched.stored], ctx),
    patienceMs,
  ).catch(() => readFigures([...own, databaseUp(0)], ctx));
  const counted = await ctx.metrics.registry.metrics();
  return counted.replace(/# EOF\n$/, figures);
};

/** Answers `/metrics` on a port of its own. */
export const serveMetrics = async (
  { host, port }: NonNullable<Config['metrics']>,
  watched: Watched,
): Promise<{ readonly port: number; close(): void }> => {
  collectDefaultMetrics({ register: watched.systemContext().metrics.registry });
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    readMetrics(watched).then(
      (text) => void response.writeHead(200, { 'Content-Type': Registry.OPENMETRICS_CONTENT_TYPE }).end(text),
      () => void response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
