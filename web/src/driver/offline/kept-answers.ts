import { hashKey, type QueryKey } from '@tanstack/react-query';
import type { Booking } from '#contract/bookings/bookings.ts';
import { profileQuery } from '../../domain/account/profile.ts';
import { bookingBlockedQuery } from '../../domain/booking/booking-blocked.ts';
import { bookingParamsQuery } from '../../domain/booking/booking-params.ts';
import { cargoTypesQuery } from '../../domain/booking/cargo-types.ts';
import { bookingQuery, defaultChoice, ownBookings } from '../../domain/booking/own-bookings.ts';
import { ownVehiclesQuery } from '../../domain/vehicle/own-vehicles.ts';
import { ApiError } from '../../lib/api-error.ts';
import { readStoredJson, removeStored, writeStored } from '../../lib/local-store.ts';
import { queryClient } from '../../lib/query-client.ts';
import { currentSession, keptOfflineKey } from '../../lib/session/session.ts';
import { belongsToAccount } from '../../lib/session/work-of-account.ts';

type KeptAnswer = { readonly key: QueryKey; readonly data: unknown; readonly at: number };
/** `owner` is the account, or '' for passes that were opened by their address. */
type Kept = { readonly owner: string; readonly answers: readonly KeptAnswer[] };

/** Answers are kept for so long. An older pass is of no use. */
const keptMs = 14 * 24 * 60 * 60_000;
const mostAnswers = 40;
const writeAfterMs = 500;

const whole: readonly QueryKey[] = [
  profileQuery.queryKey,
  bookingBlockedQuery.queryKey,
  bookingParamsQuery.queryKey,
  cargoTypesQuery.queryKey,
  ownVehiclesQuery.queryKey,
];
/** Families of answers: bookings with their place in the line, and passes. */
const families: readonly QueryKey[] = [
  ownBookings(defaultChoice).queryKey,
  bookingQuery('').queryKey.slice(0, -1),
  ['pass'],
];

const isOf = (family: QueryKey, key: QueryKey) => hashKey(key.slice(0, family.length)) === hashKey(family);

const isKept = (key: QueryKey) =>
  whole.some((one) => hashKey(one) === hashKey(key)) || families.some((family) => isOf(family, key));

const ownerNow = () => currentSession().accountId ?? '';

const read = (): Kept | undefined => {
  const kept = readStoredJson<Kept>(keptOfflineKey);
  return kept?.owner === ownerNow() && Array.isArray(kept.answers) ? kept : undefined;
};

const isYoung = ({ at }: KeptAnswer) => Date.now() - at < keptMs;

type Choice = (key: QueryKey) => boolean;

const isMissing: Choice = (key) => queryClient.getQueryData(key) === undefined;

/** A screen waits for the answer, and the server has not refused it. */
const isAwaited: Choice = (key) => {
  const state = queryClient.getQueryState(key);
  return state !== undefined && state.data === undefined && !(state.error instanceof ApiError);
};

/** Adds each booking of a list as an answer of its own, so that its pass can be shown even if it was never opened. */
const withPasses = (answer: KeptAnswer): KeptAnswer[] => {
  if (!isOf(ownBookings(defaultChoice).queryKey, answer.key)) return [answer];
  const { pages = [] } = answer.data as {
    readonly pages?: readonly { readonly content: readonly Booking[] }[];
  };
  const bookings = pages.flatMap(({ content }) => content);
  return [answer, ...bookings.map((data) => ({ key: bookingQuery(data.id).queryKey, data, at: answer.at }))];
};

/**
 * Restores answers with their age and marks them outdated, so that they are asked for again when there is a
 * network.
 */
const restore = (isChosen: Choice) => {
  const answers = read()?.answers.filter(isYoung).flatMap(withPasses) ?? [];
  // Sorted, so that of two answers to one question the newer one is kept.
  for (const { key, data, at } of answers.sort((a, b) => b.at - a.at)) {
    if (!isChosen(key)) continue;
    queryClient.setQueryData(key, data, { updatedAt: at });
    void queryClient.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' });
  }
};

/** Restores what was loaded last time. Newer answers stay. */
export const restoreAnswers = () => restore(isMissing);
export const restoreAwaited = () => restore(isAwaited);

const loaded = (): KeptAnswer[] =>
  queryClient
    .getQueryCache()
    .findAll({ predicate: ({ queryKey, state }) => state.data !== undefined && isKept(queryKey) })
    .map(({ queryKey: key, state }) => ({ key, data: state.data, at: state.dataUpdatedAt }));

const write = () => {
  const answers = new Map<string, KeptAnswer>();
  for (const answer of [...(read()?.answers ?? []), ...loaded()]) answers.set(hashKey(answer.key), answer);
  const newest = [...answers.values()].filter(isYoung).sort((a, b) => b.at - a.at);
  const kept: Kept = { owner: ownerNow(), answers: newest.slice(0, mostAnswers) };
  writeStored(keptOfflineKey, JSON.stringify(kept));
};

/** From now on keeps what is loaded for the time without a network, and deletes it when the account changes. */
export const keepAnswers = (): void => {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const writeSoon = () => {
    waiting ??= setTimeout(() => {
      waiting = undefined;
      write();
    }, writeAfterMs);
  };
  belongsToAccount({
    handOver: () => {
      clearTimeout(waiting);
      waiting = undefined;
      removeStored(keptOfflineKey);
    },
  });
  writeSoon();
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && isKept(event.query.queryKey))
      writeSoon();
  });
};
