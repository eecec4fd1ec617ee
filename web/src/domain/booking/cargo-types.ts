import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { currentLanguage } from '../../lib/i18n.ts';

export const cargoTypesQuery = queryOptions({
  queryKey: ['booking', 'cargo-types'],
  queryFn: async ({ signal }) => (await call('GET /booking/cargo-types/list', { expect: 200, signal })).body,
});

/** A type that is no longer offered keeps its code: the booking was made with it. */
export const useCargoName = () => {
  const { data = [] } = useQuery(cargoTypesQuery);
  return (code: string) => data.find((type) => type.code === code)?.names[currentLanguage()] ?? code;
};
