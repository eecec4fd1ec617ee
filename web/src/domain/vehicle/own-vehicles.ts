import { queryOptions, type SetDataOptions } from '@tanstack/react-query';
import type { Vehicle, VehicleFields } from '#contract/vehicles/vehicles.ts';
import { call, fetchBody } from '../../lib/api.ts';
import type { KeyMaker } from '../../lib/idempotency-key.ts';
import { queryClient } from '../../lib/query-client.ts';

const key = ['vehicles', 'own'] as const;
const allOfThem = 1000;

export const ownVehiclesQuery = queryOptions({
  queryKey: key,
  queryFn: async ({ signal }) =>
    (await fetchBody('GET /vehicle/current-user', { query: { page: 0, size: allOfThem }, signal })).content,
});

export const rememberOwnVehicles = (vehicles: Vehicle[], at: SetDataOptions) =>
  queryClient.setQueryData(ownVehiclesQuery.queryKey, vehicles, at);

export const outdateVehicles = () => queryClient.invalidateQueries({ queryKey: key });

type VehicleValues = Required<VehicleFields> & { readonly documents: readonly string[] };

/** Saves once for each key of `keys`, because the answer to a save may get lost on the way. */
export const saveVehicle = async (values: VehicleValues, keys: KeyMaker, vehicle?: Vehicle) => {
  const saved = { ...values, documents: [...values.documents] };
  const body = vehicle ? { ...saved, id: vehicle.id, version: vehicle.version } : saved;
  const headers = { 'Idempotency-Key': keys.keyFor(body) };
  if ('id' in body) await call('PUT /vehicle/v2', { body, headers, expect: 200 });
  else await call('POST /vehicle/v2', { body, headers, expect: 201 });
  await outdateVehicles();
};

export const deleteVehicle = async ({ id, version }: Vehicle) => {
  await call('DELETE /vehicle/{id}', { params: { id }, query: { version }, expect: 204 });
  await outdateVehicles();
};
