import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#contract/common.ts';
import type { InfoPageName } from '#contract/info-routes.ts';
import { fetchBody } from '../../lib/api.ts';

/** Requested without a session, so that the browser caches one copy for everybody. */
export const infoPageQuery = (page: InfoPageName, language: Language) =>
  queryOptions({
    queryKey: ['info', page, language],
    queryFn: ({ signal }) =>
      fetchBody('GET /info/{page}', { params: { page }, query: { language }, anonymous: true, signal }),
    meta: { isPublic: true },
  });
