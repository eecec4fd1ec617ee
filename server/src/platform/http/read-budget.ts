import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isInConsole } from '#kernel/access.ts';
import { tooMany } from '../limits/limits.ts';

/** Per account or, signed out, per address; in units of 250 rows. Configurable by LIMITS. */
export const readLimits = { readsPerMinute: 1200 };

type ReadLimits = typeof readLimits;

declare module '../limits/limit-numbers.ts' {
  interface LimitNumbers extends ReadLimits {}
}

const rowsOfOne = 250;
const mostReaders = 10_000;

type Budget = { left: number; at: number };

const costOf = (query: unknown): number => {
  const { size } = (query ?? {}) as { readonly size?: unknown };
  return 1 + Math.floor(Math.min(1000, Number(size) || 0) / rowsOfOne);
};

/** Signed out only long pages count: many visitors share an address. */
const readerOf = ({ actor, ip }: Pick<FastifyRequest, 'actor' | 'ip'>, cost: number): string | undefined => {
  if (actor === null) return cost > 1 ? ip : undefined;
  return isInConsole(actor) ? undefined : actor.userId;
};

/**
 * Keeps one reader from saturating the instance: a token bucket with half a minute's budget as burst. In
 * memory, because asking the database would cost more than most reads. Operators are exempt.
 */
export const registerReadBudget = (app: FastifyInstance, perMinute: number): void => {
  const budgets = new LRUCache<string, Budget>({ max: mostReaders });
  const most = perMinute / 2;
  const perMs = perMinute / 60_000;
  app.addHook('onRequest', (request, _reply, done) => {
    const { method } = request;
    const cost = costOf(request.query);
    const reader = readerOf(request, cost);
    if (reader === undefined || (method !== 'GET' && method !== 'HEAD')) return done();
    const now = performance.now();
    const budget = budgets.get(reader) ?? { left: most, at: now };
    const left = Math.min(most, budget.left + (now - budget.at) * perMs);
    const isOver = left < cost;
    budgets.set(reader, { left: isOver ? left : left - cost, at: now });
    done(isOver ? tooMany((cost - left) / perMs / 1000) : undefined);
  });
};
