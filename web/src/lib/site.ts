import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchJson } from './fetch-json.ts';

/** What the operator of this installation configured; see /assets/site.json. */
export type Site = {
  readonly supportEmail: string;
  readonly supportPhone: string;
  readonly regulationsUrl: string | null;
  readonly apkUrl: string | null;
  readonly timeZone: string;
};

export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => fetchJson<Site>('/assets/site.json', signal),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Undefined until it is known; everything that depends on it stays away until then. */
export const useSite = (): Site | undefined => useQuery(siteQuery).data;
