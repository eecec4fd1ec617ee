import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Site } from '#contract/site.ts';
import { ApiError, NetworkError } from './api-error.ts';

/** Checks the content type, because for a missing file the server may answer with the HTML page. */
const fetchJson = async <T>(url: string, signal: AbortSignal): Promise<T> => {
  const answer = await fetch(url, { signal }).catch((cause: unknown) => {
    throw signal.aborted ? cause : new NetworkError(cause);
  });
  const isJson = /\bjson\b/.test(answer.headers.get('content-type') ?? '');
  if (!answer.ok || !isJson) throw new ApiError(answer.ok ? 404 : answer.status, null);
  return answer.json();
};

/** The server puts the settings into every page. In development they are fetched. */
const siteOfPage = (): Site | undefined => {
  const text = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="oktet-site"]')?.content;
  return text ? JSON.parse(text) : undefined;
};

/** The server's `API_BASE`, which public/boot.js reads in the same way. */
export const apiBase = siteOfPage()?.apiBase ?? '/oktet/api/v1';

const askAgainMs = 30_000;

const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => fetchJson<Site>('/assets/site.json', signal),
  initialData: siteOfPage,
  meta: { isPublic: true },
  staleTime: Number.POSITIVE_INFINITY,
  // Asked again, because a display that runs for weeks must not keep the wrong time zone after it started offline.
  refetchInterval: ({ state }) => (state.data ? false : askAgainMs),
});

export const useSite = (): Site | undefined => useQuery(siteQuery).data;

export const useIsSiteComing = (): boolean => {
  const { data, fetchStatus, failureCount } = useQuery(siteQuery);
  return data === undefined && fetchStatus === 'fetching' && failureCount === 0;
};

type ApkVersion = { readonly version?: string; readonly released?: string };

/** A missing or broken file gives an empty result, so that the link is shown without a version. */
export const apkVersionQuery = queryOptions({
  queryKey: ['apk-version'],
  queryFn: ({ signal }): Promise<ApkVersion> =>
    fetchJson<ApkVersion>('/download/apk_version.json', signal).catch(() => ({})),
  meta: { isPublic: true },
  staleTime: Number.POSITIVE_INFINITY,
});
