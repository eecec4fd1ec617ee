import type { Document, DocumentType } from '#contract/documents/documents.ts';
import { call, fetchBody } from '../../lib/api.ts';
import { fileNameIn } from '../../lib/file-name.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { currentSession } from '../../lib/session/session.ts';
import { uploadFile } from '../../lib/upload-file.ts';
import { downloadDialog } from '../../ui/dialogs/open-dialog.ts';
import { shortenName } from '../../ui/upload/file-words.ts';
import type { UploadHandlers } from '../../ui/upload/upload-document.ts';

const allOfThem = 1000;

/** Uploads the file, then creates the document. `ownerId` is the account if an operator does that. */
export const uploadDocument = async (
  type: DocumentType,
  file: File,
  handlers: UploadHandlers,
  ownerId?: string,
): Promise<Document> => {
  const { fileId, contentType } = await uploadFile(file, { ...handlers, ownerId });
  const userId = ownerId ?? currentSession().userId;
  const body = {
    fileId,
    type,
    name: file.name,
    contentType,
    size: file.size,
    ...(userId !== null && { userId }),
  };
  return (await call('POST /document', { body, expect: 201, signal: handlers.signal })).body;
};

export const removeDocument = ({ documentId }: Pick<Document, 'documentId'>) =>
  call('DELETE /document/{id}', { params: { id: documentId }, expect: 204 });

const fetchFile = ({ fileId }: Pick<Document, 'fileId'>, query: { attachment?: 'true' } = {}) =>
  call('GET /files/{fileId}/download', { params: { fileId }, query, expect: 200, timeoutMs: 120_000 });

export const downloadDocument = async (document: Pick<Document, 'fileId'>): Promise<Blob> =>
  (await fetchFile(document)).body;

export const saveDocument = async (document: Document) => {
  const { body, headers } = await fetchFile(document, { attachment: 'true' });
  saveBlob(body, fileNameIn(headers.get('content-disposition')) ?? document.name);
};

export const listVehicleDocuments = async (
  vehicleId: string,
  type: DocumentType,
): Promise<readonly Document[]> => {
  const query = { type, page: 0, size: allOfThem };
  return (await fetchBody('GET /document/vehicle/{vehicleId}', { params: { vehicleId }, query })).content;
};

export const chooseDownloads = (documents: readonly Document[]) =>
  downloadDialog({
    documents: documents.map(({ documentId, name }) => ({ id: documentId, name: shortenName(name) })),
    download: async (id) => {
      const document = documents.find(({ documentId }) => documentId === id);
      if (document) await saveDocument(document);
    },
  });
