import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bookingQuery, defaultChoice, ownBookings } from '../../domain/booking/own-bookings.ts';
import { ApiError } from '../../lib/api-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { clearToken, currentSession, saveSignIn } from '../../lib/session/session.ts';
import { inMemoryStorage, tokenFor } from '../../lib/session/session-fixtures.ts';
import { keepAnswers, restoreAnswers, restoreAwaited } from './kept-answers.ts';

const loadedAt = Date.parse('2026-11-20T03:00:00Z');
const listKey = [...ownBookings(defaultChoice).queryKey, { size: 12 }];
const { queryKey: passKey } = bookingQuery('b1');

/** Loads answers as the account and keeps them. */
const loadAs = async (account: string) => {
  saveSignIn(tokenFor(account));
  keepAnswers();
  queryClient.setQueryData(
    listKey,
    { pages: [{ content: [{ id: 'b1' }], last: true }] },
    { updatedAt: loadedAt },
  );
  queryClient.setQueryData(['secret'], 'never kept', { updatedAt: loadedAt });
  await vi.advanceTimersByTimeAsync(1000);
  queryClient.clear();
};

beforeEach(() => {
  vi.useFakeTimers({ now: loadedAt });
  vi.stubGlobal('localStorage', inMemoryStorage());
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

test('what was loaded comes back as old as it is, each booking as a pass, and is asked for again', async () => {
  await loadAs('first');
  vi.setSystemTime(loadedAt + 60 * 60_000);
  restoreAnswers();
  expect(queryClient.getQueryData(passKey)).toEqual({ id: 'b1' });
  for (const key of [listKey, passKey])
    expect(queryClient.getQueryState(key)).toMatchObject({ dataUpdatedAt: loadedAt, isInvalidated: true });
  expect(queryClient.getQueryData(['secret'])).toBeUndefined();
});

test('what has been loaded since stays, and so does what the server refused', async () => {
  await loadAs('first');
  queryClient.setQueryData(listKey, { pages: [] } as never);
  const refused = queryClient.getQueryCache().build(queryClient, { queryKey: passKey });
  refused.setState({ status: 'error', error: new ApiError(404, null) });
  restoreAwaited();
  expect(queryClient.getQueryData(listKey)).toEqual({ pages: [] });
  expect(queryClient.getQueryData(passKey)).toBeUndefined();
});

test('another account, or nobody, gets nothing of it', async () => {
  await loadAs('first');
  saveSignIn(tokenFor('second'));
  restoreAnswers();
  expect(queryClient.getQueryData(listKey)).toBeUndefined();
  const { credential } = currentSession();
  if (credential) clearToken(credential);
  expect(localStorage.getItem('oktet.offline')).toBeNull();
});

test('after two weeks nothing is shown any more', async () => {
  await loadAs('first');
  vi.setSystemTime(loadedAt + 15 * 24 * 60 * 60_000);
  restoreAnswers();
  expect(queryClient.getQueryData(listKey)).toBeUndefined();
});
