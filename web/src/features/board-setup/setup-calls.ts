import { queryOptions } from '@tanstack/react-query';
import type { SetupHours, SetupPeople, SetupPlace, SetupState } from '#contract/setup/setup.ts';
import { setupOpenQuery } from '../../domain/checkpoint/setup.ts';
import { call, fetchBody } from '../../lib/api.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/query-client.ts';
import { forgetTab, readTab, writeTab } from '../../lib/tab-store.ts';

const storageKey = 'oktet.setup.key';
const shape = /^([a-z2-9]{5}-){3}[a-z2-9]{5}$/;

export const readKey = () => readTab<string>(storageKey);
export const keepKey = (key: string) => writeTab(storageKey, key);
export const forgetKey = () => forgetTab(storageKey);

/**
 * Whether the fragment is a key. The server prints the key as a fragment, because fragments are in no log and no
 * referrer.
 */
export const isKey = (fragment: string) => shape.test(fragment);

const pollMs = 1500;

const isWaiting = (state: SetupState | undefined) =>
  Object.values(state?.channels ?? {}).some(({ test }) => test?.state === 'WAITING');

export const setupQuery = (key: string) =>
  queryOptions({
    queryKey: ['setup', key],
    queryFn: ({ signal }) => fetchBody('POST /setup', { body: { key }, anonymous: true, signal }),
    refetchInterval: ({ state }) => (isWaiting(state.data) ? pollMs : false),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isPublic: true },
  });

const keep = (key: string, state: SetupState) => queryClient.setQueryData(setupQuery(key).queryKey, state);

type Steps = { readonly place?: SetupPlace; readonly hours?: SetupHours };

export const keepStep = async (key: string, steps: Steps) =>
  keep(key, await fetchBody('PUT /setup', { body: { key, ...steps }, anonymous: true }));

type Target = { readonly channel: 'EMAIL' | 'SMS'; readonly to: string };

export const sendTest = async (key: string, target: Target) => {
  const body = { key, ...target, language: currentLanguage() };
  keep(key, await fetchBody('POST /setup/test-messages', { body, anonymous: true }));
};

export const finishSetup = async (key: string, people: SetupPeople) => {
  const answer = await call('POST /setup/finish', { body: { key, ...people }, anonymous: true, expect: 204 });
  queryClient.setQueryData(setupOpenQuery.queryKey, { open: false });
  return answer;
};
