import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { bookingParamsQuery } from './booking-params.ts';

export const cargoTypesQuery = queryOptions({
  queryKey: ['booking', 'cargo-types'],
  queryFn: async ({ signal }) => (await call('GET /booking/cargo-types/list', { expect: 200, signal })).body,
});

/** A type that is no longer offered still has its name: bookings were made with it. */
export const useCargoName = () => {
  const { data: offered = [], isPending } = useQuery(cargoTypesQuery);
  const { data: params } = useQuery(bookingParamsQuery);
  return (code: string) => {
    const named = [...offered, ...(params?.cargoTypes ?? [])].find((type) => type.code === code);
    // A code is for machines: until the names are there, nothing is better.
    return named?.names[currentLanguage()] ?? (isPending ? '' : code);
  };
};
