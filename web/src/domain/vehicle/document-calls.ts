import type { Document, DocumentType } from '#contract/documents.ts';
import { call } from '../../lib/api.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { uploadFile } from '../../lib/upload-file.ts';
import { downloadDialog } from '../../ui/dialogs/open-dialog.ts';
import type { UploadHandlers } from '../../ui/upload/upload-document.ts';

const allOfThem = 1000;

/** A file first, then the document that is made of it. */
export const uploadDocument = async (
  type: DocumentType,
  file: File,
  handlers: UploadHandlers,
): Promise<Document> => {
  const { fileId } = await uploadFile(file, handlers);
  const body = { fileId, type, name: file.name };
  return (await call('POST /document', { body, expect: 201, signal: handlers.signal })).body;
};

export const removeDocument = ({ documentId }: Pick<Document, 'documentId'>) =>
  call('DELETE /document/{id}', { params: { id: documentId }, expect: 204 });

export const downloadDocument = async ({ fileId }: Pick<Document, 'fileId'>): Promise<Blob> =>
  (await call('GET /files/{fileId}/download', { params: { fileId }, expect: 200, timeoutMs: 120_000 })).body;

export const listVehicleDocuments = async (
  vehicleId: string,
  type: DocumentType,
): Promise<readonly Document[]> => {
  const query = { type, page: 0, size: allOfThem };
  return (await call('GET /document/vehicle/{vehicleId}', { params: { vehicleId }, query, expect: 200 })).body
    .content;
};

/** Lets a person choose which of the documents to save. */
export const chooseDownloads = (documents: readonly Document[]) =>
  downloadDialog({
    documents: documents.map(({ documentId, name }) => ({ id: documentId, name })),
    download: async (id) => {
      const document = documents.find(({ documentId }) => documentId === id);
      if (document) saveBlob(await downloadDocument(document), document.name);
    },
  });
