import { sql } from 'kysely';
import { AppError } from '../errors/app-error.ts';
import type { Db } from './database.ts';
import type { Trx } from './transact.ts';

export const answersKeptHours = 24;

/** What makes two requests the same one: who sent it where, under which key. The hash tells whether it says the same. */
export type RequestKey = {
  readonly scope: string;
  readonly route: string;
  readonly key: string;
  readonly bodyHash: string;
  /** What the route answers when it is done. */
  readonly status: number;
};

const oldest = (now: Temporal.Instant) => now.subtract({ hours: answersKeptHours });

/** The output of an earlier request with the same key; undefined when there was none. */
export const findEarlierOutput = async <T>(
  db: Db,
  { scope, route, key, bodyHash }: RequestKey,
  now: Temporal.Instant,
): Promise<{ readonly output: T } | undefined> => {
  const earlier = await db
    .selectFrom('idempotent_answer')
    .select(['body_hash', 'status', 'answer'])
    .where('scope', '=', scope)
    .where('route', '=', route)
    .where('key', '=', key)
    .where('created_at', '>', oldest(now))
    .executeTakeFirst();
  if (!earlier || earlier.status === null) return undefined;
  if (earlier.body_hash !== bodyHash) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return { output: earlier.answer as T };
};

/** Waits while another transaction holds the same key: false if that one has kept an output. */
const claim = async (trx: Trx, request: RequestKey, now: Temporal.Instant): Promise<boolean> => {
  const { rows } = await sql`
    INSERT INTO idempotent_answer AS kept (scope, route, key, body_hash, created_at)
    VALUES (${request.scope}, ${request.route}, ${request.key}, ${request.bodyHash}, ${now})
    ON CONFLICT (scope, route, key) DO UPDATE
      SET body_hash = excluded.body_hash, created_at = excluded.created_at, status = NULL, answer = NULL
      WHERE kept.created_at <= ${oldest(now)}
    RETURNING key`.execute(trx);
  return rows.length === 1;
};

/**
 * Does the work of a request unless an earlier one with the same key has; then that one's output is given again. In the
 * transaction of the work, so that both are kept or neither: a refused request keeps nothing and may be tried again.
 */
export const doOnce = async <T>(
  trx: Trx,
  request: RequestKey,
  now: Temporal.Instant,
  work: () => Promise<T>,
): Promise<T> => {
  if (!(await claim(trx, request, now))) {
    const first = await findEarlierOutput<T>(trx, request, now);
    if (!first) throw new Error('The output of an earlier request vanished while it was waited for');
    return first.output;
  }
  const output = await work();
  await trx
    .updateTable('idempotent_answer')
    .set({ status: request.status, answer: JSON.stringify(output) })
    .where('scope', '=', request.scope)
    .where('route', '=', request.route)
    .where('key', '=', request.key)
    .execute();
  return output;
};
