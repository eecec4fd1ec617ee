import type { DocumentType, StoredContentType } from '#contract/documents/documents.ts';
import {
  boolean,
  defineTable,
  instant,
  integer,
  nullable,
  type RowOf,
  text,
  uuid,
  withDefault,
} from '../../platform/db/table.ts';

const storedFileTable = defineTable('stored_file', {
  id: uuid(),
  account_id: uuid(),
  name: nullable(text()),
  content_type: nullable(text<StoredContentType>()),
  size: nullable(integer()),
  stored_at: nullable(instant()),
  attached: withDefault(boolean()),
  created_at: instant(),
});

const documentTable = defineTable('document', {
  id: uuid(),
  file_id: uuid(),
  account_id: uuid(),
  type: text<DocumentType>(),
  name: text(),
  created_at: instant(),
});

const vehicleDocumentTable = defineTable('vehicle_document', { vehicle_id: uuid(), document_id: uuid() });

export const documentsTables = [storedFileTable, documentTable, vehicleDocumentTable];

declare module '../../platform/db/schema.ts' {
  interface Schema {
    stored_file: RowOf<typeof storedFileTable>;
    document: RowOf<typeof documentTable>;
    vehicle_document: RowOf<typeof vehicleDocumentTable>;
  }
}
