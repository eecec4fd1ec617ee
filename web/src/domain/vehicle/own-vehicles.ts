import { queryOptions, type SetDataOptions } from '@tanstack/react-query';
import type { Vehicle, VehicleFields } from '#contract/vehicles/vehicles.ts';
import { call, fetchBody } from '../../lib/api.ts';
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
