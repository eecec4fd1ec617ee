import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { isOutdatedPlan } from '../retryable.ts';

/** As the driver offers it, in all its forms. */
type Query = (...args: unknown[]) => unknown;

/** Lists of any length make a text for each length: what goes beyond this is sent unprepared. */
const mostStatements = 2000;

const names = new Map<string, string>();

/** A page's best plan depends on what is asked for: prepared, 31 of 80 vehicle lists grew with the table. */
const isPage = (text: string) => /\border by\b.*\blimit\b/is.test(text);

const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostStatements || isPage(text)) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
  names.set(text, name);
  return name;
};

/**
 * Statements with parameters are prepared by name, once for each connection. Planning was half of a booking's time in
 * the database: its statements took 10.6 ms unprepared and 5.5 ms prepared.
 */
export const prepareByName = (client: PoolClient): void => {
  const query = client.query.bind(client) as Query;
  let generation = 0;
  // A migration of a newer instance may add a column to what was prepared here. That one statement fails; those that
  // follow are prepared anew.
  const startAnew = (error: unknown) => {
    if (isOutdatedPlan(error)) generation += 1;
  };
  const prepared: Query = (text, values, ...rest) => {
    const isPreparable = typeof text === 'string' && Array.isArray(values) && values.length > 0;
    const name = isPreparable ? nameOf(text) : undefined;
    if (name === undefined) return query(text, values, ...rest);
    const answer = query({ name: `${name}${generation}`, text, values }, ...rest);
    if (answer instanceof Promise) answer.catch(startAnew);
    return answer;
  };
  client.query = prepared as PoolClient['query'];
};
