import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../query-client.ts';
import { forgetOtherAccount } from './forget-other-account.ts';
import { clearToken, currentSession, renewToken, saveSignIn } from './session.ts';
import { inMemoryStorage, tokenFor } from './session-fixtures.ts';

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

test('another account never sees it', () => {
  saveSignIn(tokenFor('second'));
  expect(known()).toBeUndefined();
});
