import { journalEventTable } from '../journal/journal.tables.ts';
import { bigint, defineTable, instant, integer, json, nullable, type RowOf, text, uuid } from './table.ts';

const outboxMessageTable = defineTable('outbox_message', {
  id: uuid(),
  channel: text<'EMAIL' | 'SMS'>(),
  recipient: text(),
  subject: nullable(text()),
  body: text(),
  code: nullable(text()),
  created_at: instant(),
});

const rateLimitTable = defineTable('rate_limit', { key: text(), points: integer(), expire: bigint() });

const idempotentAnswerTable = defineTable('idempotent_answer', {
  scope: text(),
  route: text(),
  key: text(),
  body_hash: text(),
  status: nullable(integer()),
  answer: nullable(json<object>()),
  created_at: instant(),
});

const captchaUsedTable = defineTable('captcha_used', { signature: text(), expires_at: instant() });

export const platformTables = [
  outboxMessageTable,
  rateLimitTable,
  idempotentAnswerTable,
  captchaUsedTable,
  journalEventTable,
];

export interface Schema {
  outbox_message: RowOf<typeof outboxMessageTable>;
  rate_limit: RowOf<typeof rateLimitTable>;
  idempotent_answer: RowOf<typeof idempotentAnswerTable>;
  captcha_used: RowOf<typeof captchaUsedTable>;
  journal_event: RowOf<typeof journalEventTable>;
}
