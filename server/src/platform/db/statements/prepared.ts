import { createHash } from 'node:crypto';
import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type { PoolClient } from 'pg';
import { isOutdatedPlan } from '../retryable.ts';
import type { Schema } from '../schema.ts';
import { answeredByCallback, type Query } from './answered-by-callback.ts';

/** Lists of any length make a text for each length: what goes beyond this is sent unprepared. */
const mostStatements = 2000;

const names = new Map<string, string>();

/** A page's best plan depends on what is asked for: prepared, 31 of 80 vehicle lists grew with the table. */
const isPage = (text: string) => /\border by\b.*\blimit\b/is.test(text) && !text.includes(onePlanMark);

const onePlanMark = '/* one plan */';

/** Stands in the statement of a page whose plan is the same whatever is asked for: it is prepared. */
export const onePlan = sql.raw(onePlanMark);

const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostStatements || isPage(text)) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
  names.set(text, name);
  return name;
};

/** After so many statements of a connection, and each time when it has sent so many times more. */
const planAnew = { first: 100, times: 4 };

/**
 * A plan is kept, and takes a table to be as big as it was then: made while there were eight bookings, it reads all of
 * them for every new one. PostgreSQL itself notices when it has counted again, which may be a minute later.
 */
const planAsTablesGrow = (query: Query): Query => {
  let sent = 0;
  let until = planAnew.first;
  return (...args) => {
    sent += 1;
    if (sent <= until) return query(...args);
    until *= planAnew.times;
    // Not waited for: what is sent next must stay behind it.
    const discarded = query('DISCARD PLANS') as Promise<unknown>;
    discarded.catch(() => undefined);
    return query(...args);
  };
};

/**
 * Statements with parameters are prepared by name, once for each connection. Planning was half of a booking's time in
 * the database: its statements took 10.6 ms unprepared and 5.5 ms prepared.
 */
export const prepareByName = (client: PoolClient): void => {
  const query = answeredByCallback(client);
  const queryPrepared = planAsTablesGrow(query);
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
    const answer = queryPrepared({ name: `${name}${generation}`, text, values }, ...rest);
    if (answer instanceof Promise) answer.catch(startAnew);
    return answer;
  };
  client.query = prepared as PoolClient['query'];
};

/** Stands in a statement for a value that is known when it is sent. */
class Place {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

type Places<V> = { readonly [K in keyof V]: Place };

const places = new Proxy({}, { get: (_, name) => new Place(name) });

/**
 * A statement that is written once and sent often with other values: putting its text together takes longer than
 * anything else that is done here for a statement that reads little.
 */
export const writeOnce = <V extends object, R>(
  write: (db: Kysely<Schema>, at: Places<V>) => RawBuilder<R>,
): ((db: Kysely<Schema>, values: V) => CompiledQuery<R>) => {
  let written: CompiledQuery<R> | undefined;
  return (db, values) => {
    written ??= write(db, places as Places<V>).compile(db);
    const parameters = written.parameters.map((parameter) =>
      parameter instanceof Place ? values[parameter.name as keyof V] : parameter,
    );
    return { ...written, parameters };
  };
};
