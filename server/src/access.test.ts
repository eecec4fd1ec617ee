import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { RouteDefinition } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import type { Access, ApplicationType } from '#kernel/access.ts';
import type { Account } from './modules/accounts/account/accounts.queries.ts';
import { listRoutes } from './testing/list-routes.ts';
import { call } from './testing/people/call-api.ts';
import { addAccount, signIn } from './testing/people/test-accounts.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
const people: Record<string, Account> = {};

beforeAll(async () => {
  app = await createTestApp();
  // Streams never end on their own; after this, each one ends as it opens.
  app.services.streams.close();
  people.driver = await addAccount(app);
  people.other = await addAccount(app);
  people.board = await addAccount(app, { roles: ['BOARD'] });
  people.admin = await addAccount(app, { roles: ['ADMIN'] });
  people.operator = await addAccount(app, { roles: ['OPERATOR'] });
  people.auditor = await addAccount(app, { roles: ['AUDITOR'] });
  people.blocked = await addAccount(app, { status: 'BLOCKED' });
});

afterAll(() => app.close());

/** A new session per request, because some requests end it. */
const session = (name: string, type: ApplicationType) => () => signIn(app, people[name] as Account, type);

const claimsOf = (token: string): { sub: string; sid: string; exp: number } =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

const changed = (change: (claims: ReturnType<typeof claimsOf>) => string | Promise<string>) => async () =>
  `Bearer ${await change(claimsOf(await session('admin', 'admin')()))}`;

const withoutFactor = (name: string) => async () => {
  const token = await session(name, 'admin')();
  const { sid } = claimsOf(token);
  await app.database.db.updateTable('session').set({ lacks_factor: true }).where('id', '=', sid).execute();
  return token;
};

type Visitor = { readonly token: () => Promise<string>; readonly may: readonly Access[] };

const nobody: readonly Access[] = ['public'];
/** A console session that was opened without the factor which the installation demands. */
const enrolling: readonly Access[] = ['public', 'own-session', 'enrolling'];
const reader: readonly Access[] = [...enrolling, 'any-session', 'signed-in'];
const anybody: readonly Access[] = [...reader, 'acting'];
const operator: readonly Access[] = [...anybody, 'terminal', 'console', 'operator'];
const aKiosk: readonly Access[] = ['public', 'own-session', 'any-session', 'terminal'];

const visitors: Readonly<Record<string, Visitor>> = {
  'signed out': { token: async () => '', may: nobody },
  'a driver': { token: session('driver', 'web'), may: anybody },
  'another driver': { token: session('other', 'mobile'), may: anybody },
  BOARD: { token: session('board', 'admin'), may: anybody },
  'BOARD in a web session': { token: session('board', 'web'), may: anybody },
  'BOARD in a terminal session': { token: session('board', 'terminal'), may: aKiosk },
  ADMIN: { token: session('admin', 'admin'), may: [...operator, 'admin'] },
  OPERATOR: { token: session('operator', 'admin'), may: operator },
  'OPERATOR in a terminal session': { token: session('operator', 'terminal'), may: aKiosk },
  'OPERATOR in a web session': { token: session('operator', 'web'), may: anybody },
  AUDITOR: { token: session('auditor', 'admin'), may: [...reader, 'console'] },
  'AUDITOR in a web session': { token: session('auditor', 'web'), may: anybody },
  'ADMIN in a terminal session': { token: session('admin', 'terminal'), may: aKiosk },
  'ADMIN in a web session': { token: session('admin', 'web'), may: anybody },
  'ADMIN without the factor': { token: withoutFactor('admin'), may: enrolling },
  'OPERATOR without the factor': { token: withoutFactor('operator'), may: enrolling },
  'AUDITOR without the factor': { token: withoutFactor('auditor'), may: enrolling },
  'a blocked account': { token: session('blocked', 'web'), may: nobody },
  'an expired token': {
    token: changed(({ sub, sid }) =>
      app.services.tokens.sign({ userId: sub, sessionId: sid }, app.clock.now().subtract({ seconds: 1 })),
    ),
    may: nobody,
  },
  'a forged token': {
    token: changed((claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.alloc(32, 'another secret')),
    ),
    may: nobody,
  },
  'a token without a signature': {
    token: changed(({ sub, sid, exp }) =>
      new UnsecuredJWT({ sid }).setSubject(sub).setExpirationTime(exp).encode(),
    ),
    may: nobody,
  },
  'a token whose account was exchanged': {
    token: changed(({ sid }) =>
      app.services.tokens.sign(
        { userId: people.driver?.id ?? '', sessionId: sid },
        app.clock.now().add({ hours: 1 }),
      ),
    ),
    may: nobody,
  },
  'a token of a deleted session': {
    token: async () => {
      const token = await session('admin', 'admin')();
      await app.database.db.deleteFrom('session').where('id', '=', claimsOf(token).sid).execute();
      return token;
    },
    may: nobody,
  },
};

const declared: readonly RouteDefinition[] = Object.values(routes);
const nameOf = ({ method, path }: RouteDefinition) => `${method} ${path}`;
const someId = '01980000-0000-7000-8000-0000000000aa';
/** The placement also decides who may read the queue; any session may read the board's. */
const queryOf = ({ path }: RouteDefinition) => (/^\/queue(\/stream)?$/.test(path) ? '?placement=board' : '');

const request = (route: RouteDefinition, token: string) =>
  call(app, `${route.method} ${route.path.replaceAll(/\{\w+\}/g, someId)}${queryOf(route)}`, {
    ...(token && { token: token.startsWith('Bearer') ? token : `Bearer ${token}` }),
  });

const methodsOf = ({ method, changesState }: RouteDefinition) =>
  method === 'GET' && !changesState ? ['GET', 'HEAD'] : [method];

describe.each(Object.entries(visitors))('%s', (_, { token, may }) => {
  test.each(declared.map((route) => [nameOf(route), route] as const))('%s', async (_name, route) => {
    const value = await token();
    const answer = await request(route, value);
    if (may.includes(route.access)) {
      expect(answer.statusCode).not.toBe(401);
      // Not a matter of the route: console roles change what they sign in with in console sessions alone.
      if (answer.statusCode === 403) expect(answer.json<ErrorBody>().code).toBe('ADMIN_SESSION_REQUIRED');
      return;
    }
    const isVisitor = may === nobody;
    expect(answer.statusCode).toBe(isVisitor ? 401 : 403);
    const refused = may === enrolling ? 'FACTOR_REQUIRED' : 'FORBIDDEN';
    expect(answer.json<ErrorBody>().code).toBe(isVisitor ? 'UNAUTHORIZED' : refused);
  });
});

test('the server answers what is declared, under both paths, and nothing else', () => {
  const registered = listRoutes(app.server);
  for (const base of [app.services.config.apiBase, '/api']) {
    const under = registered.filter((route) => route.split(' ')[1]?.startsWith(`${base}/`));
    const expected = declared.flatMap((route) =>
      methodsOf(route).map((method) => `${method} ${base}${route.path.replaceAll(/\{\w+\}/g, ':')}`),
    );
    expect(under.sort()).toEqual(expected.sort());
  }
});

test('HEAD is for those whom GET is for, and changes nothing', async () => {
  const reads = declared.filter((route) => route.method === 'GET');
  for (const name of ['signed out', 'a driver', 'AUDITOR', 'ADMIN'] as const)
    for (const route of reads) {
      const token = await visitors[name]?.token();
      const path = `${route.path.replaceAll(/\{\w+\}/g, someId)}${queryOf(route)}`;
      const head = await call(app, `HEAD ${path}`, { ...(token && { token }) });
      const expected = route.changesState ? 404 : (await request(route, token ?? '')).statusCode;
      expect([name, route.path, head.statusCode]).toEqual([name, route.path, expected]);
    }
});

test('what needs no session is a short list', () => {
  const open = declared.filter((route) => route.access === 'public').map(nameOf);
  const accounts = open.filter((name) => !/ \/(promo|news)\b/.test(name));
  expect(accounts.sort()).toEqual([
    'GET /captcha/challenge',
    'GET /info/{page}',
    'GET /pass/{token}',
    'POST /confirmation-codes/{id}/confirm',
    'POST /confirmation-codes/{id}/passkey',
    'POST /confirmation-codes/{id}/resend',
    'POST /login-attempt',
    'POST /pass/{token}/acknowledge-call',
    'POST /users/registration',
    'POST /users/request_password_reset',
    'POST /users/reset_password',
  ]);
});

test('what an administrator alone may do is a list, and an auditor only reads', () => {
  const named = (access: Access) => declared.filter((route) => route.access === access).map(nameOf);
  expect(named('admin').sort()).toEqual([
    'DELETE /news/{id}',
    'DELETE /promo/{position}/banner/{bannerId}',
    'DELETE /users/{id}/sessions',
    'GET /promo/{position}/click-count',
    'POST /appeals/{id}/decision',
    'POST /news',
    'POST /promo/{position}/banner',
    'POST /system-params/booking-params/preview',
    'PUT /news/{id}',
    'PUT /promo/{position}/banner/{bannerId}',
    'PUT /reasons',
    'PUT /system-params/booking-blocked',
    'PUT /system-params/booking-params',
    'PUT /users/{id}/roles',
    'PUT /users/{id}/status',
  ]);
  const changing = declared.filter(({ method, changesState }) => method !== 'GET' || changesState);
  const ofConsole = changing.filter(({ access }) => access === 'console').map(nameOf);
  // A search with its filters in the body.
  expect(ofConsole).toEqual(['POST /booking/all']);
  const ofAnybody = changing
    .filter(({ access }) => access === 'signed-in' || access === 'enrolling')
    .map(nameOf);
  expect(ofAnybody.every((name) => / \/users\//.test(name))).toBe(true);
});

test('a kiosk’s session may do what a kiosk does, and nothing of the account that opened it', () => {
  const forKiosks = declared.filter(({ access }) => aKiosk.includes(access) && access !== 'public');
  expect(forKiosks.map(nameOf).sort()).toEqual([
    'GET /booking/earliest-by-plate',
    'GET /booking/formattedBookingNumber/{number}',
    'GET /queue',
    'GET /queue/stream',
    'GET /users/current-user',
    'POST /logout',
    'POST /queue/check-in',
  ]);
});

test('what a console session without its factor may do is a short list', () => {
  const open = declared.filter(({ access }) => enrolling.includes(access) && access !== 'public');
  expect(open.map(nameOf).sort()).toEqual([
    'DELETE /users/factors/{id}',
    'DELETE /users/sessions',
    'DELETE /users/sessions/{id}',
    'GET /users/current-user',
    'GET /users/factors',
    'GET /users/sessions',
    'POST /logout',
    'POST /users/factor-check',
    'POST /users/factors/passkey',
    'POST /users/factors/passkey/options',
    'POST /users/factors/recovery-codes',
    'POST /users/factors/totp',
    'POST /users/factors/totp/confirm',
    'POST /users/password-check',
    'PUT /users/language',
  ]);
});
