import type { ReadyReasons, ReasonKind } from '#contract/reasons-routes.ts';
import {
  defineTable,
  instant,
  integer,
  json,
  nullable,
  type RowOf,
  text,
  uuid,
} from '../../platform/db/table.ts';

const reasonListTable = defineTable('reason_list', {
  kind: text<ReasonKind>(),
  version: integer(),
  content: json<ReadyReasons['content']>(),
  changed_by: nullable(uuid()),
  changed_at: instant(),
});

export const reasonsTables = [reasonListTable];

declare module '../../platform/db/schema.ts' {
  interface Schema {
    reason_list: RowOf<typeof reasonListTable>;
  }
}
