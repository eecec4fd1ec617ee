import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchBody } from '../../lib/api.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { bookingParamsQuery } from './booking-params.ts';

export const cargoTypesQuery = queryOptions({
  queryKey: ['booking', 'cargo-types'],
  queryFn: ({ signal }) => fetchBody('GET /booking/cargo-types/list', { signal }),
});

/** Names types that are no longer offered too, because old bookings still have them. */
export const useCargoName = () => {
  const { data: offered = [], isPending } = useQuery(cargoTypesQuery);
  const { data: params } = useQuery(bookingParamsQuery);
  return (code: string) => {
    const named = [...offered, ...(params?.cargoTypes ?? [])].find((type) => type.code === code);
    // While the names are loading, nothing is shown instead of the raw code.
    return named?.names[currentLanguage()] ?? (isPending ? '' : code);
  };
};
