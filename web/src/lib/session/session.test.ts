import { beforeEach, describe, expect, test, vi } from 'vitest';
import { inMemoryStorage, tokenFor } from './session-fixtures.ts';

const changedInAnotherTab = (key: string | null) =>
  window.dispatchEvent(Object.assign(new Event('storage'), { key }));

let session: typeof import('./session.ts');

beforeEach(async () => {
  vi.stubGlobal('localStorage', inMemoryStorage());
  vi.stubGlobal('window', new EventTarget());
  vi.resetModules();
  session = await import('./session.ts');
});

describe('which token is used', () => {
  beforeEach(() => {
    localStorage.setItem('oktet.token.user', tokenFor('driver'));
    localStorage.setItem('oktet.token.admin', tokenFor('operator'));
  });

  test.each([
    ['driver', 'user', 'admin'],
    ['board', 'admin', 'user'],
  ] as const)('the %s application prefers the %s token, else the %s one', (application, first, second) => {
    session.startSession(application);
    expect(session.currentSession().credential?.slot).toBe(first);
    localStorage.removeItem(`oktet.token.${first}`);
    expect(session.currentSession().credential?.slot).toBe(second);
    localStorage.removeItem(`oktet.token.${second}`);
    expect(session.isSignedIn()).toBe(false);
  });

  test('the user id is that of the user token in both applications, else that of the admin token', () => {
    session.startSession('board');
    expect(session.currentSession().userId).toBe('driver');
    localStorage.removeItem('oktet.token.user');
    expect(session.currentSession().userId).toBe('operator');
  });

  test.each(['rubbish', 'a.b.c', `e30.${btoa('null')}.x`, tokenFor(7)])(
    'a token that cannot be decoded (%s) is logged once and means no user, though somebody is signed in',
    (broken) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      localStorage.setItem('oktet.token.user', broken);
      expect(session.currentSession().userId).toBeNull();
      expect(session.currentSession().userId).toBeNull();
      expect(session.isSignedIn()).toBe(true);
      expect(logged).toHaveBeenCalledTimes(1);
      logged.mockRestore();
    },
  );
});

describe('signing in, renewing, clearing', () => {
  test('each application saves under its own key, without the scheme', () => {
    session.saveSignIn('Bearer one');
    session.startSession('board');
    session.saveSignIn('Bearer two');
    expect(localStorage.getItem('oktet.token.user')).toBe('one');
    expect(localStorage.getItem('oktet.token.admin')).toBe('two');
  });

  test('a token stored together with its scheme signs in, and is renewed without it', () => {
    localStorage.setItem('oktet.token.user', `Bearer ${tokenFor('driver')}`);
    const { credential, userId } = session.currentSession();
    expect(credential).toEqual({ slot: 'user', token: tokenFor('driver') });
    expect(userId).toBe('driver');
    session.renewToken({ slot: 'user', token: tokenFor('driver') }, 'Bearer next');
    expect(localStorage.getItem('oktet.token.user')).toBe('next');
  });

  test('a renewed token replaces the one it renews, and no other', () => {
    session.saveSignIn('Bearer old');
    const used = { slot: 'user', token: 'old' } as const;
    session.renewToken(used, 'Bearer new');
    expect(localStorage.getItem('oktet.token.user')).toBe('new');
    session.renewToken(used, 'Bearer late');
    expect(localStorage.getItem('oktet.token.user')).toBe('new');
    session.clearToken(used);
    expect(localStorage.getItem('oktet.token.user')).toBe('new');
  });

  test('only the token that was used is cleared', () => {
    localStorage.setItem('oktet.token.user', 'mine');
    localStorage.setItem('oktet.token.admin', 'operator');
    session.clearToken({ slot: 'user', token: 'mine' });
    expect(localStorage.getItem('oktet.token.user')).toBeNull();
    expect(localStorage.getItem('oktet.token.admin')).toBe('operator');
  });

  test('a rejected session is told once; a late answer to an older one says nothing', () => {
    const told = vi.fn();
    session.onSessionRejected(told);
    session.saveSignIn(`Bearer ${tokenFor('now')}`);
    session.rejectToken({ slot: 'user', token: 'earlier' });
    expect(told).not.toHaveBeenCalled();
    session.rejectToken({ slot: 'user', token: tokenFor('now') });
    session.rejectToken({ slot: 'user', token: tokenFor('now') });
    expect(told).toHaveBeenCalledTimes(1);
  });
});

describe('telling about changes', () => {
  test('the same state is the same object, so that screens do not draw in vain', () => {
    session.saveSignIn(`Bearer ${tokenFor('driver')}`);
    expect(session.currentSession()).toBe(session.currentSession());
  });

  test('signing in here and signing out in another tab are both told, until one stops listening', () => {
    const told = vi.fn();
    const stop = session.onSessionChange(told);
    session.saveSignIn(`Bearer ${tokenFor('driver')}`);
    expect(told).toHaveBeenCalledTimes(1);
    changedInAnotherTab('oktet.token.user');
    changedInAnotherTab(null);
    expect(told).toHaveBeenCalledTimes(3);
    changedInAnotherTab('oktet.language');
    stop();
    changedInAnotherTab('oktet.token.user');
    expect(told).toHaveBeenCalledTimes(3);
  });
});

test('where local storage is forbidden the session lives as long as the page', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  session.saveSignIn(`Bearer ${tokenFor('driver')}`);
  expect(session.currentSession().userId).toBe('driver');
});
