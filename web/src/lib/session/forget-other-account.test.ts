import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../query-client.ts';
import { forgetOtherAccount } from './forget-other-account.ts';
import { clearToken, currentSession, rejectToken, renewToken, saveSignIn, startSession } from './session.ts';
import { inMemoryStorage, tokenFor } from './session-fixtures.ts';
import { belongsToAccount } from './work-of-account.ts';

const known = () => queryClient.getQueryData(['profile']);

beforeEach(() => {
  vi.stubGlobal('localStorage', inMemoryStorage());
  vi.stubGlobal('window', new EventTarget());
  saveSignIn(tokenFor('first'));
  queryClient.setQueryData(['profile'], 'of the first');
  const stop = forgetOtherAccount();
  return () => void stop();
});

const credential = () => {
  const current = currentSession().credential;
  if (!current) throw new Error('Nobody is signed in');
  return current;
};

test('a renewed token of the same account keeps what was loaded', () => {
  renewToken(credential(), `${tokenFor('first')}x`);
  expect(credential().token).toMatch(/x$/);
  expect(known()).toBe('of the first');
});

test('signing out forgets it', () => {
  clearToken(credential());
  expect(known()).toBeUndefined();
});

test('a screen that still stands after signing out asks for nothing', async () => {
  const options = { queryKey: ['bookings'], queryFn: vi.fn(async () => 'of the first') };
  const observer = new QueryObserver(queryClient, options);
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('of the first'));
  clearToken(credential());
  // React does this when it renders the screen again.
  observer.setOptions(options);
  expect(observer.getCurrentResult().data).toBeUndefined();
  expect(options.queryFn).toHaveBeenCalledTimes(1);
  stop();
});

test('another account never sees it', () => {
  saveSignIn(tokenFor('second'));
  expect(known()).toBeUndefined();
});

test('what was begun is handed over with the account, and only then', () => {
  const handOver = vi.fn();
  const stop = belongsToAccount({ handOver });
  renewToken(credential(), `${tokenFor('first')}x`);
  expect(handOver).not.toHaveBeenCalled();
  clearToken(credential());
  saveSignIn(tokenFor('second'));
  expect(handOver.mock.calls).toEqual([[null], ['second']]);
  stop();
});

test('a session that the server ended at the console waits for who signs in', () => {
  clearToken(credential());
  startSession('board');
  saveSignIn(tokenFor('first'));
  queryClient.setQueryData(['profile'], 'of the first');
  const handOver = vi.fn();
  const stop = belongsToAccount({ handOver });
  const end = () => {
    rejectToken(credential());
    clearToken(credential());
  };
  end();
  expect(known()).toBe('of the first');
  saveSignIn(`${tokenFor('first')}x`);
  expect(known()).toBe('of the first');
  end();
  saveSignIn(tokenFor('second'));
  expect(known()).toBeUndefined();
  expect(handOver.mock.calls).toEqual([['second']]);
  stop();
  startSession('driver');
});
