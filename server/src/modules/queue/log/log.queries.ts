import { sql } from 'kysely';
import type { LogHead } from '#contract/queue/queue-log.ts';
import type { CutEntry } from '#kernel/log/queue-log-entry.ts';
import type { Db } from '../../../platform/db/database.ts';
import { rowsOf } from '../../../platform/db/rows-of.ts';

export const getLogHead = async (db: Db): Promise<LogHead> => {
  const { log_seq, log_hash } = await db
    .selectFrom('queue_head')
    .select(['log_seq', 'log_hash'])
    .executeTakeFirstOrThrow();
  return { seq: log_seq, hash: log_hash };
};

export const listHashes = async (db: Db, seqs: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const rows = await sql<{ seq: number; hash: string }>`
    SELECT seq, hash FROM queue_log WHERE seq = ANY(${seqs}::bigint[])`.execute(db);
  return new Map(rows.rows.map(({ seq, hash }) => [seq, hash]));
};

/** Heads that earlier CUT entries have given up. */
export const listLostHeads = async (db: Db): Promise<LogHead[]> => {
  const rows = await db.selectFrom('queue_log').select('body').where('type', '=', 'CUT').execute();
  return rows.flatMap(({ body }) => (JSON.parse(body) as CutEntry).facts.lostHeads);
};

type Entry = {
  readonly body: string;
  readonly hash: string;
  readonly at: Temporal.Instant;
  readonly plate: string | null;
  /** Null if the entry is about no truck. */
  readonly account_id: string | null;
};

type Row = { [K in keyof Entry]: Entry[K] | null } & {
  readonly log_seq: number;
  readonly log_hash: string;
  readonly left_over: number;
};

const isEntry = (row: Row): row is Row & Entry => row.body !== null;

const firstSince = (at: Temporal.Instant) =>
  sql`(SELECT seq FROM queue_log WHERE at >= ${at} ORDER BY at, seq LIMIT 1)`;

type LogPageRequest = {
  /** Undefined: pages of the whole log. */
  readonly range?: { readonly from: Temporal.Instant; readonly to: Temporal.Instant } | undefined;
  readonly page: number;
  readonly size: number;
};

/**
 * A page and the head of the same snapshot. Sequence numbers have no gaps, so any page is found by
 * arithmetic. A day runs from its first entry to the first entry of the next, so that no entry falls between
 * two days even if clocks of instances differ.
 */
export const readLogPage = async (db: Db, { range, page, size }: LogPageRequest) => {
  const none = sql`head.log_seq + 1`;
  const first = range ? sql`coalesce(${firstSince(range.from)}, ${none})` : sql`1`;
  const end = range ? sql`coalesce(${firstSince(range.to)}, ${none})` : none;
  const rows = await rowsOf<Row>(db)`
    WITH request AS (
      SELECT log_seq, log_hash, ${first} AS first_seq, ${end} AS end_seq FROM queue_head AS head
    )
    SELECT request.log_seq, request.log_hash, request.end_seq - request.first_seq - ${page}::bigint * ${size} AS left_over,
      entry.body, entry.hash, entry.at, entry.plate,
      (SELECT account_id FROM booking WHERE booking.id = entry.booking_id) AS account_id
    FROM request LEFT JOIN LATERAL (
      SELECT * FROM queue_log
      WHERE seq >= request.first_seq + ${page}::bigint * ${size} AND seq < request.end_seq
        AND seq < request.first_seq + (${page}::bigint + 1) * ${size}
      ORDER BY seq LIMIT ${size}
    ) AS entry ON true
    ORDER BY entry.seq`;
  const [row] = rows;
  return {
    entries: rows.filter(isEntry),
    last: (row?.left_over ?? 0) <= size,
    head: { seq: row?.log_seq ?? 0, hash: row?.log_hash ?? '' } satisfies LogHead,
  };
};

const batch = 1000;

/** Deletes plates and salts; the hash chain stays valid without them. */
export const removePlates = async (db: Db, before: Temporal.Instant): Promise<number> => {
  for (let total = 0; ; ) {
    const { numAffectedRows = 0n } = await sql`
      UPDATE queue_log SET plate = NULL, salt = NULL WHERE seq = ANY (ARRAY(
        SELECT seq FROM queue_log WHERE at < ${before} AND (plate IS NOT NULL OR salt IS NOT NULL)
        ORDER BY at LIMIT ${batch}
      ))`.execute(db);
    total += Number(numAffectedRows);
    if (numAffectedRows < batch) return total;
  }
};
