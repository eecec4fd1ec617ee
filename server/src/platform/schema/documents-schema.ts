import type { Generated } from 'kysely';
import type { DocumentType, StoredContentType } from '#contract/documents.ts';

type StoredFileTable = {
  id: string;
  account_id: string;
  name: string | null;
  content_type: StoredContentType | null;
  size: number | null;
  stored_at: Temporal.Instant | null;
  attached: Generated<boolean>;
  created_at: Temporal.Instant;
};

type DocumentTable = {
  id: string;
  file_id: string;
  account_id: string;
  type: DocumentType;
  name: string;
  created_at: Temporal.Instant;
};

type VehicleDocumentTable = { vehicle_id: string; document_id: string };

export type DocumentsSchema = {
  stored_file: StoredFileTable;
  document: DocumentTable;
  vehicle_document: VehicleDocumentTable;
};
