import { queryOptions } from '@tanstack/react-query';
import type { Document, DocumentType } from '#contract/documents.ts';
import type { Vehicle } from '#contract/vehicles.ts';
import { call } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { uploadFile } from '../../lib/upload-file.ts';
import type { UploadHandlers } from '../../ui/upload/upload-document.ts';

const key = ['vehicles', 'own'] as const;
const allOfThem = 1000;

/** All of an account's vehicles, as the confirmation flow asks for them. */
export const ownVehiclesQuery = queryOptions({
  queryKey: key,
  queryFn: async ({ signal }) => {
    const query = { page: 0, size: allOfThem };
    return (await call('GET /vehicle/current-user', { query, expect: 200, signal })).body.content;
  },
});

export const outdateVehicles = () => queryClient.invalidateQueries({ queryKey: key });

export type VehicleValues = {
  readonly model: string;
  readonly registrationPlate: string;
  readonly documents: readonly string[];
};

export const saveVehicle = async (values: VehicleValues, vehicle?: Vehicle) => {
  const body = { ...values, documents: [...values.documents] };
  if (vehicle)
    await call('PUT /vehicle/v2', {
      body: { ...body, id: vehicle.id, version: vehicle.version },
      expect: 200,
    });
  else await call('POST /vehicle/v2', { body, expect: 201 });
  await outdateVehicles();
};

export const deleteVehicle = async ({ id, version }: Vehicle) => {
  await call('DELETE /vehicle/{id}', { params: { id }, query: { version }, expect: 204 });
  await outdateVehicles();
};

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
