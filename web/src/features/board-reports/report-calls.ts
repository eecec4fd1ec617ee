import { queryOptions } from '@tanstack/react-query';
import type { ReportFigures, ReportKey, ReportName } from '#contract/reports/reports.ts';
import { fetchBody } from '../../lib/api.ts';

export type ReportSpan = { readonly from: string; readonly to: string } | { readonly dutyId: string };

type Report<N extends ReportName> = {
  readonly rows: readonly (ReportFigures<N> & { readonly key: string })[];
  readonly total: ReportFigures<N>;
  readonly previous: ReportFigures<N>;
  /** Figures of the elapsed part of a running period, which `previous` is compared with. */
  readonly untilNow: (ReportFigures<N> & { readonly at: string }) | null;
};

/** Today's figures still change, so they are at most a minute old. */
const refresh = { staleTime: 60_000, refetchInterval: 60_000 };

export const reportQuery = <N extends ReportName>(name: N, span: ReportSpan, by: ReportKey) => {
  const period = 'dutyId' in span ? { dutyId: span.dutyId } : { from: span.from, to: span.to };
  return queryOptions({
    queryKey: ['board', 'reports', name, period, by] as const,
    queryFn: async ({ signal }) => {
      const path: `GET /reports/${ReportName}` = `GET /reports/${name}`;
      return (await fetchBody(path, { query: { ...period, by }, signal })) as unknown as Report<N>;
    },
    ...refresh,
  });
};
