import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { rowsOf } from '../../../platform/db/rows-of.ts';
import { batch, type Due, follows } from '../forgetting.ts';

/**
 * One file of the copy: the account's rows of one table with all columns except `hidden` (secrets, copies made
 * for searching, and which operator acted). New columns are copied unless they are listed there.
 */
export type CopiedRows = {
  readonly table: RawBuilder<unknown>;
  /** Whether a row belongs to the account. */
  readonly owned: (accountId: string) => RawBuilder<unknown>;
  /** The time by which rows are listed. */
  readonly at: string;
  readonly hidden: readonly string[];
  /** What other tables know of the row, as a JSON object. */
  readonly beside?: RawBuilder<unknown>;
};

const ofAccount = (accountId: string) => sql`account_id = ${accountId}`;

const list = (values: RawBuilder<unknown>) => sql`(SELECT coalesce(jsonb_agg(${values}), '[]')`;

const documentsIn = (table: string, owner: string) => sql`${list(sql`document_id`)}
  FROM ${sql.table(table)} WHERE ${sql.ref(owner)} = one.id)`;

const strikes = sql`${list(sql`to_jsonb(ban_event) - ARRAY['actor_id', 'account_id', 'vehicle_id'] ORDER BY event_at, id`)}
  FROM ban_event WHERE vehicle_id = one.id)`;

const history = sql`${list(sql`to_jsonb(booking_event) - ARRAY['actor_id', 'booking_id'] ORDER BY event_at, id`)}
  FROM booking_event WHERE booking_id = one.id)`;

const questions = sql`${list(sql`to_jsonb(coming) - 'booking_id' ORDER BY coming.slot_at`)}
  FROM coming WHERE booking_id = one.id)`;

const log = sql`${list(sql`jsonb_build_object('seq', seq, 'at', at, 'type', type) ORDER BY seq`)}
  FROM queue_log WHERE booking_id = one.id)`;

const place = sql`(SELECT to_jsonb(queue_place) - 'booking_id' FROM queue_place WHERE booking_id = one.id)`;

const file = sql`(SELECT to_jsonb(stored_file) - ARRAY['id', 'account_id'] FROM stored_file WHERE id = one.file_id)`;

/** Messages are stored without their texts: only that one left, when, and which booking it was about. */
const messages = sql`(
  SELECT message_id AS id, booking.account_id, template, channel, sent, max(message_delivery.at) AS at,
    array_agg(about) AS bookings
  FROM message_delivery JOIN booking ON booking.id = about GROUP BY 1, 2, 3, 4, 5)`;

export const copiedRows: Readonly<Record<string, CopiedRows>> = {
  account: {
    table: sql`account`,
    owned: (accountId) => sql`id = ${accountId}`,
    at: 'created_at',
    hidden: ['password_hash', 'email_key', 'search_text', 'opened_by', 'deleted_at', 'demo', 'version'],
  },
  sessions: { table: sql`session`, owned: ofAccount, at: 'created_at', hidden: ['account_id'] },
  'security-log': {
    table: sql`security_event`,
    owned: ofAccount,
    at: 'at',
    hidden: ['account_id', 'actor_id', 'prefix'],
  },
  'second-factors': {
    table: sql`factor`,
    owned: ofAccount,
    at: 'created_at',
    hidden: ['account_id', 'sealed_secret', 'last_step', 'credential_id', 'public_key', 'counter'],
  },
  vehicles: {
    table: sql`vehicle`,
    owned: ofAccount,
    at: 'created_at',
    hidden: ['account_id', 'decided_by'],
    beside: sql`jsonb_build_object('documents', ${documentsIn('vehicle_document', 'vehicle_id')}, 'bans', ${strikes})`,
  },
  documents: {
    table: sql`document`,
    owned: ofAccount,
    at: 'created_at',
    hidden: ['account_id'],
    beside: sql`jsonb_build_object('file', ${file})`,
  },
  bookings: {
    table: sql`booking`,
    owned: ofAccount,
    at: 'slot_at',
    hidden: ['account_id', 'pass_token', 'pass_version', 'confirmation_id'],
    beside: sql`jsonb_build_object('documents', ${documentsIn('booking_document', 'booking_id')},
      'events', ${history}, 'log', ${log}, 'line', ${place}, 'questions', ${questions})`,
  },
  'waiting-list': {
    table: sql`waiting_list_entry`,
    owned: ofAccount,
    at: 'created_at',
    hidden: ['account_id', 'confirmation_id', 'chance'],
    beside: sql`jsonb_build_object('documents', ${documentsIn('waiting_list_document', 'entry_id')},
      'windows', ${list(sql`to_jsonb(waiting_list_window) - 'entry_id'`)} FROM waiting_list_window WHERE entry_id = one.id))`,
  },
  'draw-applications': {
    table: sql`draw_application`,
    owned: ofAccount,
    at: 'created_at',
    hidden: ['account_id', 'confirmation_id'],
    beside: sql`jsonb_build_object('documents', ${documentsIn('draw_document', 'application_id')})`,
  },
  appeals: {
    table: sql`appeal`,
    owned: ofAccount,
    at: 'created_at',
    hidden: ['account_id', 'decided_by'],
    beside: sql`jsonb_build_object('documents', ${documentsIn('appeal_document', 'appeal_id')})`,
  },
  messages: { table: messages, owned: ofAccount, at: 'at', hidden: ['account_id'] },
  journal: {
    table: sql`journal_event`,
    owned: (accountId) => sql`user_id = ${accountId}`,
    at: 'event_at',
    hidden: ['actor_id', 'user_id'],
  },
};

/** Reads the rows in batches by time, as JSON texts. */
export async function* readCopied(
  db: Db,
  { table, owned, at, hidden, beside = sql`'{}'::jsonb` }: CopiedRows,
  accountId: string,
): AsyncGenerator<readonly string[]> {
  for (let after: Due | undefined; ; ) {
    const rows = await rowsOf<Due & { row: string }>(db)`
      SELECT id, ${sql.ref(at)} AS at, '{}'::text[] AS plates,
        (to_jsonb(one) - ${hidden}::text[] || ${beside})::text AS row
      FROM ${table} AS one WHERE ${owned(accountId)} ${follows(at, after)}
      ORDER BY ${sql.ref(at)}, id LIMIT ${batch}`;
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < batch) return;
    after = rows.at(-1);
  }
}
