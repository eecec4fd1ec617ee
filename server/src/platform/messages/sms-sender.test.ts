import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startSmsGateway } from '../../testing/servers/sms-gateway-server.ts';
import type { RenderedMessage } from './rendered-message.ts';
import { reasonOf } from './send-failure.ts';
import type { SmsGateway } from './sms-request.ts';
import { smsSender } from './sms-sender.ts';

const message: RenderedMessage = {
  id: '019a9e50-0000-7000-8000-000000000001',
  channel: 'SMS',
  to: '+79141234567',
  text: 'Октет: код "482913" \\ & <b>\nНе вы? 100 %',
};

let server: Awaited<ReturnType<typeof startSmsGateway>>;
beforeAll(async () => {
  server = await startSmsGateway();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.requests.length = 0;
});

const gateway = (changes: Partial<SmsGateway> = {}): SmsGateway => ({
  url: `${server.url}/send`,
  method: 'POST',
  headers: { 'content-type': 'application/json', 'idempotency-key': '{{id}}' },
  body: '{"to":"{{to}}","text":"{{text}}","id":"{{id}}"}',
  success: '',
  ...changes,
});

const send = (changes: Partial<SmsGateway> = {}, patienceMs?: number) =>
  smsSender(gateway(changes), patienceMs)(message);
const failureOf = (sending: Promise<void>) => sending.then(() => 'sent', reasonOf);
const lastRequest = () => server.requests.at(-1) ?? { method: '', url: '', headers: {}, body: '' };

describe('a request', () => {
  beforeEach(() => server.answerWith({ status: 202 }));

  test('carries number, text and id, which is the same each time', async () => {
    const sender = smsSender(gateway());
    await sender(message);
    await sender(message);
    expect(server.requests).toHaveLength(2);
    for (const { method, url, headers, body } of server.requests) {
      expect({ method, url }).toEqual({ method: 'POST', url: '/send' });
      expect(headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': message.id });
      expect(JSON.parse(body)).toEqual({ to: message.to, text: message.text, id: message.id });
    }
  });

  test('escapes for a form', async () => {
    await send({
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'phone={{digits}}&message={{ text }}&key=s%26t',
    });
    const form = new URLSearchParams(lastRequest().body);
    expect([...form]).toEqual([
      ['phone', '79141234567'],
      ['message', message.text],
      ['key', 's&t'],
    ]);
  });

  test('escapes for XML', async () => {
    await send({ headers: { 'content-type': 'text/xml' }, body: '<sms to="{{to}}">{{text}}</sms>' });
    expect(lastRequest().body).toBe(
      '<sms to="+79141234567">Октет: код &#34;482913&#34; \\ &#38; &#60;b&#62;\nНе вы? 100 %</sms>',
    );
  });

  test('escapes in the address, and a GET has no body', async () => {
    await send({ method: 'GET', url: `${server.url}/send/{{id}}?to={{to}}&text={{text}}` });
    const { pathname, searchParams } = new URL(lastRequest().url, server.url);
    expect(lastRequest()).toMatchObject({ method: 'GET', body: '' });
    expect(pathname).toBe(`/send/${message.id}`);
    expect([...searchParams]).toEqual([
      ['to', message.to],
      ['text', message.text],
    ]);
  });
});

describe('an answer', () => {
  test.each([500, 503, 429, 404])('with status %i fails', async (status) => {
    server.answerWith({ status, body: '{"status":"ok"}' });
    expect(await failureOf(send({ success: 'ok' }))).toBe(`SMS_REFUSED ${status}`);
  });

  test('with status 200 and no success in it fails', async () => {
    server.answerWith({ status: 200, body: '{"status":"error","text":"no money"}' });
    expect(await failureOf(send({ success: '"status":\\s*"ok"' }))).toBe('SMS_REFUSED 200');
  });

  test('with status 200 and success in it is good', async () => {
    server.answerWith({ status: 200, body: '{"status": "ok"}' });
    expect(await failureOf(send({ success: '"status":\\s*"ok"' }))).toBe('sent');
  });

  test('that redirects is not followed', async () => {
    server.answerWith({ status: 307, headers: { location: `${server.url}/elsewhere` } }, { status: 200 });
    expect(await failureOf(send())).toBe('SMS_REFUSED 307');
    expect(server.requests.map(({ url }) => url)).toEqual(['/send']);
  });

  test('that never comes is not waited for', async () => {
    server.answerWith('stall');
    expect(await failureOf(send({}, 200))).toBe('TimeoutError');
  });
});

test('a gateway that is not there fails', async () => {
  const gone = await startSmsGateway();
  await gone.stop();
  expect(await failureOf(send({ url: gone.url }))).toBe('ECONNREFUSED');
});
