import type { SetupHours, SetupPlace } from '#contract/setup/setup.ts';
import { column, defineTables, type RowsOf } from '../../platform/db/table.ts';

type SentTest = { readonly id: string; readonly to: string };

export type SetupDraft = {
  readonly place?: SetupPlace;
  readonly hours?: SetupHours;
  readonly tests?: { readonly EMAIL?: SentTest; readonly SMS?: SentTest };
};

export const setupTables = defineTables({
  setup: {
    only_row: column.boolean().withDefault(),
    key_salt: column.text().nullable(),
    draft: column.json<SetupDraft>().withDefault(),
    finished_at: column.instant().nullable(),
    checklist_closed_at: column.instant().nullable(),
  },
});

declare module '../../platform/db/schema.ts' {
  interface Schema extends RowsOf<typeof setupTables> {}
}
