import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BookingParams } from '#contract/params/booking-params.ts';
import { bookingParamsKey, rememberBookingParams } from '../../domain/booking/booking-params.ts';
import { fetchBody } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { queryClient } from '../../lib/query-client.ts';

export const paramsHistoryKey = [...bookingParamsKey, 'history'] as const;

export type ParamsChanges = Partial<BookingParams>;

export const paramsEffectQuery = (changes: ParamsChanges) =>
  queryOptions({
    queryKey: [...bookingParamsKey, 'effect', changes],
    queryFn: ({ signal }) =>
      fetchBody('POST /system-params/booking-params/preview', { body: changes, signal }),
    placeholderData: keepPreviousData,
    // A refusal is final, so it is not tried again. Polled, because bookings change by the minute.
    retry: (failures, error) => !(error instanceof ApiError) && failures < 2,
    refetchInterval: 60_000,
  });

/** Always asks the server instead of the cache. */
export const fetchParamsEffect = (changes: ParamsChanges) =>
  queryClient.fetchQuery({ ...paramsEffectQuery(changes), staleTime: 0 });

export const saveParams = async (changes: ParamsChanges): Promise<BookingParams> => {
  const body = await fetchBody('PUT /system-params/booking-params', { body: changes });
  rememberBookingParams(body);
  await queryClient.invalidateQueries({ queryKey: paramsHistoryKey });
  return body;
};

export const fetchParamsHistory = (page: number, size: number, signal: AbortSignal) =>
  fetchBody('GET /system-params/booking-params/history', {
    query: { page, size },
    signal,
  });
