import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** Whose booking it is. */
export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: ['account', 'operator', id],
    queryFn: async ({ signal }) =>
      (await call('GET /users/{id}', { params: { id }, expect: 200, signal })).body,
  });

/** What is known of the truck beside its plate. */
export const truckQuery = (id: string) =>
  queryOptions({
    queryKey: ['vehicles', 'operator', id],
    queryFn: async ({ signal }) =>
      (await call('GET /vehicle/{id}', { params: { id }, expect: 200, signal })).body,
  });
