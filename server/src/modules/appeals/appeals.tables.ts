import type { AppealOutcome } from '#contract/appeals/appeals.ts';
import type { Evidence } from '#contract/appeals/evidence.ts';
import type { Reasons } from '#contract/reasons.ts';
import { column, defineTables, type RowsOf } from '../../platform/db/table.ts';

export const appealsTables = defineTables({
  appeal: {
    id: column.uuid(),
    account_id: column.uuid(),
    vehicle_id: column.uuid(),
    event_id: column.uuid(),
    strike_id: column.uuid(),
    text: column.text(),
    evidence: column.json<Evidence>(),
    created_at: column.instant(),
    due_at: column.instant(),
    told_suspended_at: column.instant().nullable(),
    outcome: column.text<AppealOutcome>().nullable(),
    decided_at: column.instant().nullable(),
    decided_by: column.uuid().nullable(),
    reasons: column.json<Reasons>().nullable(),
    version: column.integer().withDefault(),
  },
  appeal_document: { appeal_id: column.uuid(), document_id: column.uuid() },
});

declare module '../../platform/db/schema.ts' {
  interface Schema extends RowsOf<typeof appealsTables> {}
}
