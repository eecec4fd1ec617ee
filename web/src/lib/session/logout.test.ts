import { beforeEach, expect, test, vi } from 'vitest';
import { inMemoryStorage, tokenFor } from './session-fixtures.ts';

const [driver, operator, kiosk] = [tokenFor('driver'), tokenFor('operator'), tokenFor('kiosk', 'screen')];

let session: typeof import('./session.ts');
let logout: typeof import('./logout.ts')['logout'];
const revoked: (string | null)[] = [];

beforeEach(async () => {
  vi.stubGlobal('localStorage', inMemoryStorage());
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Headers }) => {
    revoked.push(headers.get('Authorization'));
    return new Response(null, { status: 204 });
  });
  revoked.length = 0;
  vi.resetModules();
  session = await import('./session.ts');
  ({ logout } = await import('./logout.ts'));
  localStorage.setItem('oktet.token.user', driver);
  localStorage.setItem('oktet.token.admin', operator);
});

test.each(['driver', 'board'] as const)(
  'signing out of the %s application revokes and clears both tokens, and nobody is signed in between',
  async (application) => {
    session.startSession(application);
    const used = session.currentSession().accountId;
    const seen = new Set<string | null>();
    session.onSessionChange(() => seen.add(session.currentSession().accountId));
    await logout();
    expect(revoked.toSorted()).toEqual([`Bearer ${driver}`, `Bearer ${operator}`].toSorted());
    expect(session.isSignedIn()).toBe(false);
    expect([...seen]).toEqual([used, null]);
  },
);

test('a session that the server has ended takes no other with it', async () => {
  session.rejectToken({ slot: 'user', token: driver });
  await logout();
  expect(revoked).toEqual([]);
  expect(session.currentSession().accountId).toBe('operator');
});

test('a driver’s screen neither uses nor ends the session of a kiosk', async () => {
  localStorage.setItem('oktet.token.admin', kiosk);
  localStorage.setItem('oktet.kiosk.session', 'screen');
  await logout();
  expect(revoked).toEqual([`Bearer ${driver}`]);
  expect(session.isSignedIn()).toBe(false);
  expect(localStorage.getItem('oktet.token.admin')).toBe(kiosk);
});
