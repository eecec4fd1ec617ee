import { queryOptions } from '@tanstack/react-query';
import type { ReportKey } from '#contract/reports/reports.ts';
import { call } from '../../lib/api.ts';

type Span = { readonly from: string; readonly to: string };

/** The present day goes on; what is shown of it is at most a minute old. */
const refresh = { staleTime: 60_000, refetchInterval: 60_000 };

export const occupancyQuery = ({ from, to }: Span, by: ReportKey) =>
  queryOptions({
    queryKey: ['board', 'reports', 'occupancy', from, to, by],
    queryFn: async ({ signal }) =>
      (await call('GET /reports/occupancy', { query: { from, to, by }, expect: 200, signal })).body,
    ...refresh,
  });

export const throughputQuery = ({ from, to }: Span, by: ReportKey) =>
  queryOptions({
    queryKey: ['board', 'reports', 'throughput', from, to, by],
    queryFn: async ({ signal }) =>
      (await call('GET /reports/throughput', { query: { from, to, by }, expect: 200, signal })).body,
    ...refresh,
  });

export const waitingQuery = ({ from, to }: Span, by: ReportKey) =>
  queryOptions({
    queryKey: ['board', 'reports', 'waiting', from, to, by],
    queryFn: async ({ signal }) =>
      (await call('GET /reports/waiting', { query: { from, to, by }, expect: 200, signal })).body,
    ...refresh,
  });

export const noShowsQuery = ({ from, to }: Span, by: ReportKey) =>
  queryOptions({
    queryKey: ['board', 'reports', 'no-shows', from, to, by],
    queryFn: async ({ signal }) =>
      (await call('GET /reports/no-shows', { query: { from, to, by }, expect: 200, signal })).body,
    ...refresh,
  });

export const cancellationsQuery = ({ from, to }: Span, by: ReportKey) =>
  queryOptions({
    queryKey: ['board', 'reports', 'cancellations', from, to, by],
    queryFn: async ({ signal }) =>
      (await call('GET /reports/cancellations', { query: { from, to, by }, expect: 200, signal })).body,
    ...refresh,
  });

export const accuracyQuery = ({ from, to }: Span, by: ReportKey) =>
  queryOptions({
    queryKey: ['board', 'reports', 'accuracy', from, to, by],
    queryFn: async ({ signal }) =>
      (await call('GET /reports/accuracy', { query: { from, to, by }, expect: 200, signal })).body,
    ...refresh,
  });
