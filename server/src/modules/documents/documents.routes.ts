import type { FastifyRequest } from 'fastify';
import { fileSizeLimit } from '#contract/documents/documents.ts';
import { documentsRoutes } from '#contract/documents/documents-routes.ts';
import type { Context } from '../../platform/context/context.ts';
import { answer, bind, bindInTransaction, type RouteHost } from '../../platform/http/bind.ts';
import { formReader, registerMultipart } from '../../platform/http/input/multipart.ts';
import { createDocument } from './document/create-document.ts';
import { deleteDocument } from './document/delete-document.ts';
import { getDocument, listOwnDocuments, listVehicleDocuments } from './document/read-documents.ts';
import { downloadFile } from './files/download-file.ts';
import { getFile } from './files/get-file.ts';
import { uploadFile } from './files/upload-file.ts';

const download = async (
  ctx: Context,
  id: string,
  attachment: boolean | undefined,
  request: FastifyRequest,
) => {
  const { status, headers, content } = await downloadFile(ctx, {
    id,
    attachment: attachment ?? false,
    range: request.headers.range,
    ifRange: request.headers['if-range'] as string | undefined,
    ifNoneMatch: request.headers['if-none-match'],
  });
  return content
    ? answer(status as 200 | 206, content, headers)
    : answer(status as 304 | 416, undefined, headers);
};

const bindUpload = ({ app, contextOf }: RouteHost) => {
  app.register(async (scope) => {
    await registerMultipart(scope, fileSizeLimit);
    bind({ app: scope, contextOf }, documentsRoutes.uploadFile, (ctx, _input, request) =>
      uploadFile(ctx, formReader(request, fileSizeLimit)),
    );
  });
};

export const bindDocumentsRoutes = (host: RouteHost): void => {
  bindUpload(host);
  bind(host, documentsRoutes.getFile, (ctx, { params }) => getFile(ctx, params.id));
  bind(host, documentsRoutes.downloadFile, (ctx, { params, query }, request) =>
    download(ctx, params.fileId, query.attachment, request),
  );
  bind(host, documentsRoutes.downloadFileById, (ctx, { params, query }, request) =>
    download(ctx, params.id, query.attachment, request),
  );
  bindInTransaction(host, documentsRoutes.createDocument, (ctx, { body }) => createDocument(ctx, body));
  bind(host, documentsRoutes.listOwnDocuments, (ctx, { query }) => listOwnDocuments(ctx, query));
  bind(host, documentsRoutes.listVehicleDocuments, (ctx, { params, query }) =>
    listVehicleDocuments(ctx, params.vehicleId, query),
  );
  bind(host, documentsRoutes.getDocument, (ctx, { params }) => getDocument(ctx, params.id));
  bindInTransaction(host, documentsRoutes.deleteDocument, (ctx, { params }) =>
    deleteDocument(ctx, params.id),
  );
};
