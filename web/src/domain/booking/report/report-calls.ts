import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, fetchBody } from '../../../lib/api.ts';

export type ReportFilter = { readonly regPlate: string; readonly dateFrom: string; readonly dateTo: string };

const givenOf = (filter: ReportFilter) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));

export const fetchReportSheet = (userId: string, filter: ReportFilter) =>
  call('GET /vehicle/user/{userId}/booking-report/excel', {
    params: { userId },
    query: givenOf(filter),
    expect: 200,
    timeoutMs: 120_000,
  });

export const bookingReportQuery = (userId: string, filter: ReportFilter, page: number) =>
  queryOptions({
    queryKey: ['booking-report', userId, filter, page],
    queryFn: ({ signal }) => {
      const query = { ...givenOf(filter), page, size: 10 };
      return fetchBody('GET /vehicle/user/{userId}/booking-report', { params: { userId }, query, signal });
    },
    placeholderData: keepPreviousData,
  });
