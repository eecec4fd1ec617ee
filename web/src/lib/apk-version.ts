import { queryOptions } from '@tanstack/react-query';
import { fetchJson } from './fetch-json.ts';

type ApkVersion = { readonly version?: string; readonly released?: string };

/** A missing or broken version file is an empty result: the link then stands without its version. */
export const apkVersionQuery = queryOptions({
  queryKey: ['apk-version'],
  queryFn: ({ signal }): Promise<ApkVersion> =>
    fetchJson<ApkVersion>('/download/apk_version.json', signal).catch(() => ({})),
  staleTime: Number.POSITIVE_INFINITY,
});
