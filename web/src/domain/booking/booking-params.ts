import { queryOptions, type SetDataOptions } from '@tanstack/react-query';
import type { BookingParams } from '#contract/params/booking-params.ts';
import { fetchBody } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';

export const bookingParamsKey = ['booking-params'] as const;

/** Parameters rarely change, so they are cached for long. Their editor requests fresh ones. */
export const bookingParamsQuery = queryOptions({
  queryKey: [...bookingParamsKey, 'current'],
  queryFn: ({ signal }) => fetchBody('GET /system-params/booking-params', { signal }),
  staleTime: 600_000,
});

export const reloadBookingParams = () => queryClient.fetchQuery({ ...bookingParamsQuery, staleTime: 0 });

export const rememberBookingParams = (params: BookingParams, at?: SetDataOptions) =>
  queryClient.setQueryData(bookingParamsQuery.queryKey, params, at);
