import { connect } from 'node:net';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorBody } from '#contract/errors.ts';
import { createVisitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const json = { 'content-type': 'application/json' };
const login = (payload: string | Buffer, headers: Record<string, string> = json): InjectOptions => ({
  method: 'POST',
  url: '/api/login-attempt',
  headers,
  payload,
});

const cases: [string, InjectOptions, number, string][] = [
  ['broken JSON', login('{"username":'), 400, 'BROKEN_BODY'],
  ['a prototype in JSON', login('{"__proto__":{"admin":true}}'), 400, 'BROKEN_BODY'],
  [
    'invalid UTF-8',
    login(Buffer.from('{"username":"\xff\xfe","password":"x"}', 'latin1')),
    400,
    'BROKEN_BODY',
  ],
  ['a wrong content type', login('<login/>', { 'content-type': 'text/xml' }), 415, 'UNSUPPORTED_MEDIA_TYPE'],
  [
    'a form where JSON belongs',
    login('a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['a body of 2 MB', login(`{"username":"${'x'.repeat(2_000_000)}"}`), 413, 'PAYLOAD_TOO_LARGE'],
  ['an unknown field', login('{"username":"a","password":"b","shoe":1}'), 400, 'INVALID_INPUT'],
  ['no body at all', { method: 'POST', url: '/api/login-attempt' }, 400, 'INVALID_INPUT'],
  ['a NUL', login('{"username":"a\\u0000","password":"b"}'), 400, 'INVALID_INPUT'],
  ['half a character', login('{"username":"a\\ud800","password":"b"}'), 400, 'INVALID_INPUT'],
  ['JSON of a great depth', login(`${'['.repeat(3000)}${']'.repeat(3000)}`), 400, 'BROKEN_BODY'],
  ['an unknown parameter', { method: 'POST', url: '/api/confirmation-codes/x/resend' }, 400, 'INVALID_INPUT'],
  [
    'bytes in the query that are not UTF-8',
    { method: 'POST', url: '/api/login-attempt?captchaToken=%FF' },
    400,
    'INVALID_INPUT',
  ],
  ['bytes in the path that are not UTF-8', { method: 'GET', url: '/api/%FF' }, 404, 'NOT_FOUND'],
  ['an unknown path', { method: 'GET', url: '/oktet/api/v1/nowhere' }, 404, 'NOT_FOUND'],
  ['a known path by another method', { method: 'DELETE', url: '/api/login-attempt' }, 404, 'NOT_FOUND'],
  [
    'an API path of 10,000 characters',
    { method: 'GET', url: `/api/${'x'.repeat(10_000)}` },
    414,
    'URI_TOO_LONG',
  ],
  ['a page path of 10,000 characters', { method: 'GET', url: `/${'x'.repeat(10_000)}` }, 414, 'URI_TOO_LONG'],
];

test.each(cases)('%s is a clear refusal and no fault of the server', async (_name, request, status, code) => {
  const seen = app.log.length;
  const response = await app.server.inject(request);
  expect(response.statusCode).toBe(status);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  const answer = errorBody.parse(response.json());
  expect(answer).toMatchObject({ code, requestId: response.headers['x-request-id'] });
  if (status === 400) expect(answer.errors).not.toEqual([]);
  expect(app.log.slice(seen).filter((line) => line.level >= 40)).toEqual([]);
});

test('an unknown field is named, in the language that was asked for', async () => {
  const response = await app.server.inject({
    ...login('{"username":"a","password":"b","shoe":1}'),
    headers: { ...json, 'accept-language': 'fr, zh-CN;q=0.9, en;q=0.5' },
  });
  expect(response.json()).toMatchObject({
    message: '请检查输入的内容',
    messagesByLang: {
      RU: 'Проверьте введённые данные',
      EN: 'Check what you entered',
      CN: '请检查输入的内容',
    },
    errors: [{ propertyPath: 'shoe', code: 'UNKNOWN_FIELD', message: '未知字段' }],
  });
});

test('a parameter that was left empty asks for nothing, unless it must be given', async () => {
  const driver = await createVisitor(app);
  const vehicles = await driver.call('GET', '/vehicle/current-user?approved=&page=0&size=1000&sort=');
  expect(vehicles).toMatchObject({ status: 200, body: { size: 1000 } });
  expect((await driver.call('GET', '/news?page=&size=')).body).toMatchObject({ page: 0, size: 3 });
  const slots = await driver.call('GET', '/booking/time-slots?date=');
  expect(slots.body.errors).toMatchObject([{ propertyPath: 'date' }]);
});

test('however much is wrong, the answer stays short', async () => {
  const fields = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`field${index}`, 1]));
  const response = await app.server.inject(login(JSON.stringify(fields)));
  expect(response.statusCode).toBe(400);
  expect(response.json().errors).toHaveLength(100);
});

test('an empty body that a browser calls plain text is none', async () => {
  const { authorization } = await createVisitor(app);
  const put = (payload: string) =>
    app.server.inject({
      method: 'PUT',
      url: '/api/users/language?language=EN',
      headers: {
        authorization,
        'content-type': 'text/plain;charset=UTF-8',
        'content-length': String(payload.length),
      },
      payload,
    });
  expect((await put('')).statusCode).toBe(204);
  expect((await put('EN')).statusCode).toBe(415);
});

test('the language of the body wins over the browser’s', async () => {
  const response = await app.server.inject({
    ...login('{"username":"a","language":"EN"}'),
    headers: { ...json, 'accept-language': 'ru' },
  });
  expect(response.json()).toMatchObject({ message: 'Check what you entered' });
});

test.each([
  ['an unknown path', '/api/nowhere'],
  ['a malformed address', '/api/%FF'],
  ['an over-long address', `/api/${'x'.repeat(10_000)}`],
  ['an over-long query', `/api/users?query=${'x'.repeat(10_000)}`],
])('%s is refused in the language of whoever is signed in', async (_name, url) => {
  const { authorization } = await createVisitor(app, { language: 'CN' });
  const ask = (headers: Record<string, string>) =>
    app.server.inject({ method: 'GET', url, headers: { 'accept-language': 'en', ...headers } });
  const signedIn = (await ask({ authorization })).json();
  expect(signedIn.message).toBe(signedIn.messagesByLang.CN);
  for (const headers of [{}, { authorization: 'Bearer a.b.c' }]) {
    const signedOut = (await ask(headers)).json();
    expect(signedOut).toMatchObject({ code: signedIn.code, message: signedIn.messagesByLang.EN });
  }
});

test('what is not even HTTP is answered in the error format', async () => {
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const answer = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET /${'x'.repeat(20_000)} HTTP/1.1\r\n\r\n`),
    );
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 431 /);
  expect(errorBody.parse(JSON.parse(body)).code).toBe('HEADERS_TOO_LARGE');
});
