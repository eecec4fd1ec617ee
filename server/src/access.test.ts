import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { RouteDefinition } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import type { Access } from '#kernel/access.ts';
import { listRoutes } from './testing/list-routes.ts';
import { call } from './testing/people/call-api.ts';
import {
  aKiosk,
  enrolling,
  newPeople,
  nobody,
  type People,
  samePeople,
  type Token,
  type Visitor,
  visitors,
} from './testing/people/kinds-of-visitors.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await createTestApp();
  people = samePeople(app);
  // From here on a stream ends as soon as it opens. Otherwise the request for one would never end.
  app.services.streams.close();
});

afterAll(() => app.close());

const declared: readonly RouteDefinition[] = Object.values(routes);
const nameOf = ({ method, path }: RouteDefinition) => `${method} ${path}`;

const sessions = new Map<Token, Promise<string>>();
/** One session for each kind of visitor, because opening a session costs more than most requests. */
const sameSession = (token: Token): Promise<string> => {
  const opened = sessions.get(token) ?? token(people);
  sessions.set(token, opened);
  return opened;
};

/** These routes end sessions even without a body, so each call of one of them is made by a new account. */
const endsSessions = ['POST /logout', 'DELETE /users/sessions'];
const tokenFor = (route: RouteDefinition, token: Token): Promise<string> =>
  endsSessions.includes(nameOf(route)) ? token(newPeople(app)) : sameSession(token);

const someId = '01980000-0000-7000-8000-0000000000aa';
/** Asks for the placement `board`, which any session may read; the default one is for operators alone. */
const queryOf = ({ path }: RouteDefinition) => (/^\/queue(\/stream)?$/.test(path) ? '?placement=board' : '');

const request = (route: RouteDefinition, token: string) =>
  call(app, `${route.method} ${route.path.replaceAll(/\{\w+\}/g, someId)}${queryOf(route)}`, {
    ...(token && { token: token.startsWith('Bearer') ? token : `Bearer ${token}` }),
  });

const methodsOf = ({ method, changesState }: RouteDefinition) =>
  method === 'GET' && !changesState ? ['GET', 'HEAD'] : [method];

const refusalOf = (may: Visitor['may']) => {
  if (may === nobody) return { status: 401, code: 'UNAUTHORIZED' };
  return { status: 403, code: may === enrolling ? 'FACTOR_REQUIRED' : 'FORBIDDEN' };
};

/** Undefined if the route admits or refuses the visitor as it declares. */
const whatIsWrong = async (route: RouteDefinition, { token, may }: Visitor): Promise<string | undefined> => {
  const answer = await request(route, await tokenFor(route, token));
  const { statusCode: status } = answer;
  const code = status === 401 || status === 403 ? answer.json<ErrorBody>().code : undefined;
  const refusal = refusalOf(may);
  // This refusal is not about access: an account with a role may change credentials only in a console session.
  const isOpen = code === undefined || (status === 403 && code === 'ADMIN_SESSION_REQUIRED');
  const isRight = may.includes(route.access) ? isOpen : status === refusal.status && code === refusal.code;
  return isRight ? undefined : `${nameOf(route)}: ${status} ${code ?? ''}`;
};

// One test a visitor, because a test for each of the thousands of pairs costs more than its request.
test.each(Object.entries(visitors))('%s may do on each route what is declared', async (_, visitor) => {
  const wrong: string[] = [];
  for (const route of declared) wrong.push((await whatIsWrong(route, visitor)) ?? '');
  expect(wrong.filter(Boolean)).toEqual([]);
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

test('beside the API there are only pages, files and figures to be read', () => {
  const bases = [app.services.config.apiBase, '/api'];
  const beside = listRoutes(app.server).filter(
    (route) => !bases.some((base) => route.split(' ')[1]?.startsWith(`${base}/`)),
  );
  expect(beside.filter((route) => !/^(GET|HEAD) /.test(route))).toEqual([]);
  const rooms = new Set(beside.map((route) => route.split(' ')[1]?.split('/')[1]));
  expect([...rooms].sort()).toEqual(
    'assets board boot.js dev docs download favicon.svg health manifest-cn.webmanifest manifest-en.webmanifest manifest-ru.webmanifest open robots.txt sitemap.xml static sw.js'.split(
      ' ',
    ),
  );
});

test('HEAD is for those whom GET is for, and changes nothing', async () => {
  const reads = declared.filter((route) => route.method === 'GET');
  for (const name of ['signed out', 'a driver', 'AUDITOR', 'ADMIN'] as const)
    for (const route of reads) {
      const token = await sameSession((visitors[name] as Visitor).token);
      const path = `${route.path.replaceAll(/\{\w+\}/g, someId)}${queryOf(route)}`;
      const head = await call(app, `HEAD ${path}`, { ...(token && { token }) });
      const expected = route.changesState ? 404 : (await request(route, token)).statusCode;
      expect([name, route.path, head.statusCode]).toEqual([name, route.path, expected]);
    }
});

test('what needs no session is a short list', () => {
  const open = declared.filter((route) => route.access === 'public').map(nameOf);
  const accounts = open.filter((name) => !/ \/(promo|news)\b/.test(name));
  expect(accounts.sort()).toEqual([
    'GET /captcha/challenge',
    'GET /coming/{secret}',
    'GET /draws',
    'GET /draws/{date}',
    'GET /draws/{date}/frozen.json',
    'GET /draws/{date}/list',
    'GET /info/{page}',
    'GET /offer/{secret}',
    'GET /pass-keys',
    'GET /pass/{token}',
    'GET /push-subscriptions/key',
    'GET /queue/accuracy',
    'GET /queue/log',
    'GET /setup',
    'POST /coming/{secret}',
    'POST /confirmation-codes/{id}/confirm',
    'POST /confirmation-codes/{id}/passkey',
    'POST /confirmation-codes/{id}/resend',
    'POST /draws/{date}/round',
    'POST /login-attempt',
    'POST /offer/{secret}',
    'POST /pass/{token}/acknowledge-call',
    'POST /setup',
    'POST /setup/finish',
    'POST /setup/test-messages',
    'POST /users/registration',
    'POST /users/request_password_reset',
    'POST /users/reset_password',
    'PUT /setup',
  ]);
});

test('what an administrator alone may do is a list, and an auditor only reads', () => {
  const named = (access: Access) => declared.filter((route) => route.access === access).map(nameOf);
  expect(named('admin').sort()).toEqual([
    'DELETE /news/{id}',
    'DELETE /promo/{position}/banner/{bannerId}',
    'DELETE /users/{id}/sessions',
    'GET /promo/{position}/click-count',
    'GET /setup/checklist',
    'POST /appeals/{id}/decision',
    'POST /news',
    'POST /promo/{position}/banner',
    'POST /setup/checklist/close',
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
  // This POST changes nothing: it is a search with its filters in the body.
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
