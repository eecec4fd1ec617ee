import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

const mostOffered = 5;
/** Operators remember at least this many digits of a number. */
export const fewestDigits = 3;

export const callersQuery = (digits: string) =>
  queryOptions({
    queryKey: ['users', 'callers', digits],
    queryFn: async ({ signal }) => {
      const query = { query: digits, size: mostOffered };
      return (await call('GET /users', { query, expect: 200, signal })).body.content;
    },
    enabled: digits.length >= fewestDigits,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
