import type { LocalizedText } from '#contract/common.ts';
import type { ActorKind, JournalEntryType } from '#contract/journal/event-types.ts';
import { defineTable, instant, json, nullable, type RowOf, text, uuid } from '../db/table.ts';

type Snapshot = Record<string, unknown>;

export const journalEventTable = defineTable('journal_event', {
  id: uuid(),
  type: text<JournalEntryType>(),
  actor: text<ActorKind>(),
  actor_id: nullable(uuid()),
  event_at: instant(),
  booking_id: nullable(uuid()),
  vehicle_id: nullable(uuid()),
  user_id: nullable(uuid()),
  before: nullable(json<Snapshot>()),
  after: nullable(json<Snapshot>()),
  reason: nullable(text()),
  reasons: nullable(json<Partial<LocalizedText> & Pick<LocalizedText, 'RU'>>()),
});

declare module '../db/schema.ts' {
  interface Schema {
    journal_event: RowOf<typeof journalEventTable>;
  }
}
