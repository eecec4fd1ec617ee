import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#contract/common.ts';
import type { InfoPageName } from '#contract/info-routes.ts';
import { call } from '../../lib/api.ts';

/** Requested without a session, so that the browser caches one copy for everybody. */
export const infoPageQuery = (page: InfoPageName, language: Language) =>
  queryOptions({
    queryKey: ['info', page, language],
    queryFn: async ({ signal }) =>
      (
        await call('GET /info/{page}', {
          params: { page },
          query: { language },
          anonymous: true,
          expect: 200,
          signal,
        })
      ).body,
    meta: { isPublic: true },
  });
