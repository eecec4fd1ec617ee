import { z } from 'zod';
import { bodyEchoing, id, paged, pageQuery, queryFlag } from '../common.ts';
import { route } from '../route.ts';
import {
  document,
  documentType,
  documentTypes,
  fileInfo,
  fileName,
  storedContentTypes,
  storedFile,
} from './documents.ts';

/** The parameter is repeated, as in `type=STS&type=OTHER`. If absent, every type. */
const types = z
  .union([documentType.transform((type) => [type]), z.array(documentType).max(documentTypes.length)])
  .optional();

const download = {
  query: z.strictObject({ attachment: queryFlag.optional() }),
  answers: { 200: 'binary', 206: 'binary', 304: null, 416: null },
  binaryTypes: storedContentTypes,
} as const;

export const documentsRoutes = {
  uploadFile: route('POST /files/upload', 'acting', {
    summary: 'Stores one file (.jpg, .jpeg, .pdf, under 10,000,000 bytes), sent as `file`',
    bodyType: 'multipart',
    body: z.strictObject({
      bucket: z.literal('documents').optional(),
      purpose: z.literal('document').optional(),
      accountGuid: id.optional(),
      filename: fileName.optional(),
    }),
    answers: { 201: storedFile },
  }),
  getFile: route('GET /files/{id}', 'signed-in', {
    summary: 'What is known of a stored file',
    answers: { 200: fileInfo },
  }),
  downloadFile: route('GET /files/{fileId}/download', 'signed-in', {
    ...download,
    summary: 'The file itself; Range and If-None-Match are honoured',
  }),
  downloadFileById: route('GET /files/download/{id}', 'signed-in', {
    ...download,
    summary: 'The file itself, by its other address',
  }),
  createDocument: route('POST /document', 'acting', {
    summary: 'Makes a document of an uploaded file; size and content type are those of the file',
    body: bodyEchoing(
      {
        fileId: id,
        name: fileName.optional(),
        type: documentType,
        contentType: z.string().max(255).optional(),
        size: z.int().min(0).optional(),
        /** Owner of the document; ADMIN only, and the file must belong to the same account. */
        userId: id.optional(),
      },
      document,
    ),
    answers: { 201: document },
  }),
  listOwnDocuments: route('GET /document/current-user', 'signed-in', {
    summary: 'Documents of the signed-in account, newest first',
    query: z.strictObject({ type: types, ...pageQuery() }),
    answers: { 200: paged(document) },
  }),
  listVehicleDocuments: route('GET /document/vehicle/{vehicleId}', 'signed-in', {
    summary: 'Documents of a vehicle, newest first',
    query: z.strictObject({ type: types, ...pageQuery(1000) }),
    answers: { 200: paged(document) },
  }),
  getDocument: route('GET /document/{id}', 'signed-in', {
    summary: 'One document',
    answers: { 200: document },
  }),
  deleteDocument: route('DELETE /document/{id}', 'acting', {
    summary: 'Removes a document and its file',
  }),
} as const;
