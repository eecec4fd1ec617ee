import { readdir } from 'node:fs/promises';
import type { LightMyRequestResponse } from 'fastify';
import type { Document, DocumentType, StoredFile } from '#contract/documents/documents.ts';
import type { TestApp } from '../test-app.ts';
import { call } from './call-api.ts';

export const jpegBytes = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46, 0x49, 0x46]);
export const pdfBytes = Buffer.from('%PDF-1.7\n%âãÏÓ\n');

export const padded = (head: Buffer, size: number): Buffer => Buffer.concat([head], size);

export type FormPart = {
  readonly name: string;
  readonly value: string | Buffer;
  readonly filename?: string;
};

const boundary = '----oktet-test-boundary';

export const encodeForm = (parts: readonly FormPart[]) => {
  const blocks = parts.map(({ name, value, filename }) => {
    const isFile = filename !== undefined || typeof value !== 'string';
    const disposition = `form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}`;
    const type = isFile ? 'Content-Type: application/octet-stream\r\n' : '';
    const head = `--${boundary}\r\nContent-Disposition: ${disposition}\r\n${type}\r\n`;
    return Buffer.concat([Buffer.from(head), Buffer.from(value), Buffer.from('\r\n')]);
  });
  return {
    payload: Buffer.concat([...blocks, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
};

export const sendForm = (
  app: TestApp,
  token: string,
  parts: readonly FormPart[],
): Promise<LightMyRequestResponse> => {
  const { payload, headers } = encodeForm(parts);
  return app.server.inject({
    method: 'POST',
    url: `${app.services.config.apiBase}/files/upload`,
    headers: { ...headers, authorization: token },
    payload,
  });
};

export const upload = (
  app: TestApp,
  token: string,
  file: { readonly name: string; readonly content: Buffer },
): Promise<LightMyRequestResponse> =>
  sendForm(app, token, [
    { name: 'bucket', value: 'documents' },
    { name: 'purpose', value: 'document' },
    { name: 'file', value: file.content, filename: file.name },
  ]);

export const addDocument = async (
  app: TestApp,
  token: string,
  { name = 'certificate.jpg', type = 'STS' }: { readonly name?: string; readonly type?: DocumentType } = {},
): Promise<Document> => {
  const content = name.endsWith('.pdf') ? pdfBytes : jpegBytes;
  const { fileId } = (await upload(app, token, { name, content })).json<StoredFile>();
  return (await call(app, 'POST /document', { token, json: { fileId, name, type } })).json<Document>();
};

export const listFileRows = (app: TestApp) => app.database.db.selectFrom('stored_file').selectAll().execute();

export const listStoredFiles = async (app: TestApp) => {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(app.services.config.filesDir, options).catch(() => []);
  return entries.filter((entry) => entry.isFile());
};
