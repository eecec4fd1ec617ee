import { queryOptions } from '@tanstack/react-query';
import type { Pass } from '#contract/bookings/pass.ts';
import { fetchBody } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { readTab, writeTab } from '../../../lib/tab-store.ts';
import { isInLine } from '../line/line-rows.ts';

type CachedPass = { readonly pass: Pass; readonly at: number };

const keyOf = (token: string) => `oktet.pass.${token}`;

const read = async (token: string, signal: AbortSignal): Promise<Pass> => {
  const body = await fetchBody('GET /pass/{token}', { params: { token }, signal });
  writeTab(keyOf(token), { pass: body, at: Date.now() } satisfies CachedPass);
  return body;
};

export const acknowledgeByPass = async (token: string): Promise<void> => {
  const body = await fetchBody('POST /pass/{token}/acknowledge-call', { params: { token } });
  queryClient.setQueryData(passQuery(token).queryKey, body);
};

/** Faster while in the queue. A background tab is slower but still polls, so that a call can ring. */
const refreshMs = (pass: Pass | undefined) => {
  const isOnItsWay = pass !== undefined && isInLine(pass);
  if (document.visibilityState === 'visible') return isOnItsWay ? 10_000 : 60_000;
  return isOnItsWay ? 60_000 : false;
};

/** Without a network shows the last known pass from the tab's storage. */
export const passQuery = (token: string) => {
  const known = readTab<CachedPass>(keyOf(token));
  return queryOptions({
    queryKey: ['pass', token],
    queryFn: ({ signal }) => read(token, signal),
    refetchInterval: ({ state }) => refreshMs(state.data),
    refetchIntervalInBackground: true,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    ...(known && { initialData: known.pass, initialDataUpdatedAt: known.at }),
  });
};
