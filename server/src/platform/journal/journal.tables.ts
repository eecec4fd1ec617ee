import type { LocalizedText } from '#contract/common.ts';
import type { ActorKind, JournalEntryType } from '#contract/journal/event-types.ts';
import { column, defineTables, type RowsOf } from '../db/table.ts';

type Snapshot = Record<string, unknown>;

export const journalTables = defineTables({
  journal_event: {
    id: column.uuid(),
    type: column.text<JournalEntryType>(),
    actor: column.text<ActorKind>(),
    actor_id: column.uuid().nullable(),
    event_at: column.instant(),
    booking_id: column.uuid().nullable(),
    vehicle_id: column.uuid().nullable(),
    user_id: column.uuid().nullable(),
    before: column.json<Snapshot>().nullable(),
    after: column.json<Snapshot>().nullable(),
    reason: column.text().nullable(),
    reasons: column.json<Partial<LocalizedText> & Pick<LocalizedText, 'RU'>>().nullable(),
  },
});

declare module '../db/schema.ts' {
  interface Schema extends RowsOf<typeof journalTables> {}
}
