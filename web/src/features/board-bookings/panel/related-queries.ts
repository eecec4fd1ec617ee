import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: ['account', 'operator', id],
    queryFn: async ({ signal }) =>
      (await call('GET /users/{id}', { params: { id }, expect: 200, signal })).body,
  });

export const truckQuery = (id: string) =>
  queryOptions({
    queryKey: ['vehicles', 'operator', id],
    queryFn: async ({ signal }) =>
      (await call('GET /vehicle/{id}', { params: { id }, expect: 200, signal })).body,
  });
