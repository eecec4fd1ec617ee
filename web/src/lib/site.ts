import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Site } from '#contract/site.ts';
import { fetchJson } from './fetch-json.ts';

/** The server writes it into every page; while developing, it is asked for. */
const siteOfPage = (): Site | undefined => {
  const text = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="oktet-site"]')?.content;
  return text ? JSON.parse(text) : undefined;
};

/** `API_BASE` of the server; public/boot.js reads it in the same way. */
export const apiBase = siteOfPage()?.apiBase ?? '/oktet/api/v1';

const askAgainMs = 30_000;

const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => fetchJson<Site>('/assets/site.json', signal),
  initialData: siteOfPage,
  meta: { isPublic: true },
  staleTime: Number.POSITIVE_INFINITY,
  // A screen that stays open for weeks must not keep the wrong time zone because it began without the network.
  refetchInterval: ({ state }) => (state.data ? false : askAgainMs),
});

/** Undefined until it is known; everything that depends on it stays away until then. */
export const useSite = (): Site | undefined => useQuery(siteQuery).data;

/** Whether it is being asked for the first time: a moment in which what depends on it may still come. */
export const useIsSiteComing = (): boolean => {
  const { data, fetchStatus, failureCount } = useQuery(siteQuery);
  return data === undefined && fetchStatus === 'fetching' && failureCount === 0;
};

type ApkVersion = { readonly version?: string; readonly released?: string };

/** A missing or broken version file is an empty result: the link then stands without its version. */
export const apkVersionQuery = queryOptions({
  queryKey: ['apk-version'],
  queryFn: ({ signal }): Promise<ApkVersion> =>
    fetchJson<ApkVersion>('/download/apk_version.json', signal).catch(() => ({})),
  meta: { isPublic: true },
  staleTime: Number.POSITIVE_INFINITY,
});
