import type { DocumentType, StoredContentType } from '#contract/documents/documents.ts';
import { column, defineTables, type RowsOf } from '../../platform/db/table.ts';

export const documentsTables = defineTables({
  stored_file: {
    id: column.uuid(),
    account_id: column.uuid(),
    name: column.text().nullable(),
    content_type: column.text<StoredContentType>().nullable(),
    size: column.integer().nullable(),
    stored_at: column.instant().nullable(),
    attached: column.boolean().withDefault(),
    created_at: column.instant(),
  },
  document: {
    id: column.uuid(),
    file_id: column.uuid(),
    account_id: column.uuid(),
    type: column.text<DocumentType>(),
    name: column.text(),
    created_at: column.instant(),
  },
  vehicle_document: { vehicle_id: column.uuid(), document_id: column.uuid() },
});

declare module '../../platform/db/schema.ts' {
  interface Schema extends RowsOf<typeof documentsTables> {}
}
