import { type Selectable, sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { inOneTrip, withCommit } from '../db/one-trip.ts';
import type { Schema } from '../db/schema.ts';
import { column, defineTables, type RowsOf } from '../db/table.ts';
import type { Trx } from '../db/transact.ts';
import { AppError } from '../errors/app-error.ts';

export const answersKeptHours = 24;

export const onceTables = defineTables({
  idempotent_answer: {
    scope: column.text(),
    route: column.text(),
    key: column.text(),
    body_hash: column.text(),
    status: column.integer().nullable(),
    answer: column.json<object>().nullable(),
    created_at: column.instant(),
  },
});

declare module '../db/schema.ts' {
  interface Schema extends RowsOf<typeof onceTables> {}
}

/** Requests with the same sender, route and key are one request. The hash tells whether the body is the same, too. */
export type RequestKey = {
  readonly scope: string;
  readonly route: string;
  readonly key: string;
  /** The first hash is stored; the others count as the same body. */
  readonly bodyHashes: readonly string[];
  readonly status: number;
};

type StoredAnswer = Omit<Selectable<Schema['idempotent_answer']>, 'created_at'>;

const oldest = (now: Temporal.Instant) => now.subtract({ hours: answersKeptHours });

const listOf = (requests: readonly RequestKey[]) => sql`
  unnest(${requests.map(({ scope }) => scope)}::text[], ${requests.map(({ route }) => route)}::text[],
    ${requests.map(({ key }) => key)}::text[]) AS requested (scope, route, key)`;

/** A repeated request on any instance waits here for the first. Sorted, so batches cannot deadlock. */
export const lockKeys = (db: Db, requests: readonly RequestKey[]) =>
  sql`
    SELECT pg_advisory_xact_lock(lock) FROM (
      SELECT hashtextextended('request ' || scope || ' ' || route || ' ' || key, 0) AS lock
      FROM ${listOf(requests)} ORDER BY 1
    ) AS ordered`.compile(db);

export const findKept = (db: Db, requests: readonly RequestKey[], now: Temporal.Instant) =>
  sql<StoredAnswer>`
    SELECT kept.* FROM ${listOf(requests)} CROSS JOIN LATERAL (
      SELECT scope, route, key, body_hash, status, answer FROM idempotent_answer
      WHERE scope = requested.scope AND route = requested.route AND key = requested.key
        AND status IS NOT NULL AND created_at > ${oldest(now)}
      OFFSET 0
    ) AS kept`.compile(db);

const outputOf = <T>(
  kept: StoredAnswer | undefined,
  { bodyHashes }: RequestKey,
): { readonly output: T } | undefined => {
  if (!kept) return undefined;
  if (!bodyHashes.includes(kept.body_hash)) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return { output: kept.answer as T };
};

export const findEarlierOutput = async <T>(
  db: Db,
  request: RequestKey,
  now: Temporal.Instant,
): Promise<{ readonly output: T } | undefined> => {
  const { rows } = await db.executeQuery(findKept(db, [request], now));
  return outputOf(rows[0], request);
};

export type ProcessedRequest = { readonly request: RequestKey; readonly output: unknown };

/**
 * Stores the outputs in the transaction that did the work. An expired answer is overwritten. A newer row,
 * possible only from an instance that does not take these locks, sets created_at to NULL, which aborts the
 * transaction.
 */
export const keepOutputs = (db: Db, processed: readonly ProcessedRequest[], now: Temporal.Instant) => {
  const requests = processed.map(({ request }) => request);
  return sql`
    INSERT INTO idempotent_answer AS kept (scope, route, key, body_hash, status, answer, created_at)
    SELECT requested.scope, requested.route, requested.key, body_hash, status, answer::jsonb, ${now}::timestamptz
    FROM unnest(${requests.map(({ scope }) => scope)}::text[], ${requests.map(({ route }) => route)}::text[],
      ${requests.map(({ key }) => key)}::text[], ${requests.map(({ bodyHashes }) => bodyHashes[0])}::text[],
      ${requests.map(({ status }) => status)}::integer[], ${processed.map(({ output }) => JSON.stringify(output))}::text[])
      AS requested (scope, route, key, body_hash, status, answer)
    ON CONFLICT (scope, route, key) DO UPDATE SET body_hash = excluded.body_hash, status = excluded.status,
      answer = excluded.answer,
      created_at = CASE WHEN kept.created_at <= ${oldest(now)} THEN excluded.created_at END`.compile(db);
};

/**
 * Returns the stored output if the key was processed before. Same transaction: a refused request stores
 * nothing and may be retried.
 */
export const doOnce = async <T>(
  trx: Trx,
  request: RequestKey,
  now: Temporal.Instant,
  work: () => Promise<T>,
): Promise<T> => {
  const [, [kept]] = await inOneTrip(trx, lockKeys(trx, [request]), findKept(trx, [request], now));
  const earlier = outputOf<T>(kept, request);
  if (earlier) return earlier.output;
  const output = await work();
  await withCommit(trx, keepOutputs(trx, [{ request, output }], now));
  return output;
};
