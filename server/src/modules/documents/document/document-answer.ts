import type { Document } from '#contract/documents/documents.ts';
import { toWireInstant } from '../../../platform/time/wire-instant.ts';
import type { DocumentRow } from './documents.queries.ts';

export const documentAnswer =
  (timeZone: string) =>
  (row: DocumentRow): Document => {
    if (row.original_name === null || row.size === null || row.content_type === null)
      throw new Error(`Document ${row.id} is made of a file that was never received`);
    return {
      documentId: row.id,
      id: row.id,
      guid: row.id,
      fileId: row.file_id,
      name: row.name,
      originalName: row.original_name,
      size: row.size,
      contentType: row.content_type,
      userId: row.account_id,
      type: row.type,
      vehicleIds: row.vehicle_ids,
      createdDate: toWireInstant(row.created_at, timeZone),
    };
  };
