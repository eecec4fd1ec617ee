import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isInConsole } from '#kernel/access.ts';
import { tooMany } from '../limits/limits.ts';

/** Per account, in units of 250 rows. Configurable by LIMITS. */
export const readLimits = { readsPerMinute: 1200 };

type ReadLimits = typeof readLimits;

declare module '../limits/limit-numbers.ts' {
  interface LimitNumbers extends ReadLimits {}
}

const rowsOfOne = 250;
const mostAccounts = 10_000;

type Budget = { left: number; at: number };

const costOf = (query: unknown): number => {
  const { size } = (query ?? {}) as { readonly size?: unknown };
  return 1 + Math.floor(Math.min(1000, Number(size) || 0) / rowsOfOne);
};

/**
 * Keeps one account from saturating the instance: a token bucket with half a minute's budget as burst. In
 * memory, because asking the database would cost more than most reads. Operators are exempt.
 */
export const registerReadBudget = (app: FastifyInstance, perMinute: number): void => {
  const budgets = new LRUCache<string, Budget>({ max: mostAccounts });
  const most = perMinute / 2;
  const perMs = perMinute / 60_000;
  app.addHook('onRequest', (request, _reply, done) => {
    const { actor, method } = request;
    if (actor === null || isInConsole(actor) || (method !== 'GET' && method !== 'HEAD')) return done();
    const now = performance.now();
    const budget = budgets.get(actor.userId) ?? { left: most, at: now };
    const cost = costOf(request.query);
    const left = Math.min(most, budget.left + (now - budget.at) * perMs);
    const isOver = left < cost;
    budgets.set(actor.userId, { left: isOver ? left : left - cost, at: now });
    done(isOver ? tooMany((cost - left) / perMs / 1000) : undefined);
  });
};
