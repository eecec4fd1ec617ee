import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { type MailServer, mailUser, startMailServer } from '../../testing/servers/mail-server.ts';
import type { RenderedMessage } from './rendered-message.ts';
import { reasonOf } from './send-failure.ts';
import { smtpOptions, smtpSender } from './smtp-sender.ts';

const message: RenderedMessage = {
  id: '019a9e50-0000-7000-8000-000000000001',
  channel: 'EMAIL',
  to: 'driver@example.org',
  subject: 'Код для входа',
  text: 'Код: 482913\n',
  html: '<p>验证码 <b>482913</b></p>',
};
const from = 'Октет <no-reply@checkpoint.example>';

let server: MailServer | undefined;
afterEach(() => server?.stop());

const start = async (...options: Parameters<typeof startMailServer>) => {
  server = await startMailServer(...options);
  return server;
};

const senderTo = (url: string) => {
  const sender = smtpSender(url, { from });
  onTestFinished(() => sender.close());
  return sender.send;
};

const failureOf = (sending: Promise<void>) => sending.then(() => 'sent', reasonOf);

const readable = (source: string) =>
  source
    .replace(/=\?utf-8\?B\?([^?]*)\?=/gi, (_, text: string) => Buffer.from(text, 'base64').toString())
    .replace(/=\?utf-8\?Q\?([^?]*)\?=/gi, (_, text: string) => text.replaceAll('_', ' '))
    .replace(/(?<=base64\r\n\r\n)[\w+/=\r\n]+/g, (text) => Buffer.from(text, 'base64').toString())
    .replace(/=\r\n/g, '')
    .replace(/(=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());

describe.each(['tls', 'starttls'] as const)('over %s, with a user and password', (security) => {
  test('a message arrives, encrypted, with the id it was given', async () => {
    const { url, received } = await start({ security });
    await senderTo(url)(message);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      from: 'no-reply@checkpoint.example',
      to: ['driver@example.org'],
      isEncrypted: true,
      user: mailUser,
    });
    const source = readable(received[0]?.source ?? '');
    expect(source).toContain(`Message-ID: <${message.id}@checkpoint.example>\r\n`);
    expect(source).toContain('To: driver@example.org\r\n');
    expect(source).toMatch(/From: "?Октет"? <no-reply@checkpoint.example>/);
    expect(source).toContain('Subject: Код для входа');
    expect(source).toContain('Auto-Submitted: auto-generated');
    expect(source).toMatch(/multipart.alternative.*text.plain.*Код: 482913.*text.html.*<p>验证码/s);
  });

  test('a certificate that nobody vouches for is not trusted', async () => {
    const { url, received, counts } = await start({ security });
    const sending = senderTo(url.replace('?tls.rejectUnauthorized=false', ''))(message);
    expect(await failureOf(sending)).toMatch(
      /^ESOCKET \((certificate has expired|self-signed certificate)\)$/,
    );
    expect({ received, attempts: counts.attempts }).toEqual({ received: [], attempts: 0 });
  });

  test('a wrong password fails', async () => {
    const { url } = await start({ security });
    expect(await failureOf(senderTo(url.replace('%40ss', 'wrong'))(message))).toBe('EAUTH 535');
  });
});

test('messages share a connection', async () => {
  const { url, received, counts } = await start();
  const send = senderTo(url);
  for (const id of ['a', 'b', 'c']) await send({ ...message, id });
  expect(received).toHaveLength(3);
  expect(counts.connections).toBe(1);
});

test('a kept connection that the server has closed is replaced', async () => {
  const first = await start();
  const send = senderTo(first.url);
  await send(message);
  await first.stop();
  const second = await start({ port: first.port });
  await send(message);
  expect(second.received).toHaveLength(1);
});

test('an address is one address, whatever it holds', async () => {
  const { url, received } = await start();
  await failureOf(senderTo(url)({ ...message, to: 'a@example.org, b@example.org' }));
  expect(received.flatMap(({ to }) => to)).not.toContain('b@example.org');
});

test.each([
  ['recipient', 550, 'EENVELOPE 550'],
  ['recipient', 451, 'EENVELOPE 451'],
  ['data', 554, 'EMESSAGE 554'],
] as const)('a refusal at the %s with %i fails', async (at, status, reason) => {
  const { url, received, behave } = await start();
  behave({ kind: 'refuse', at, status, say: 'no' });
  expect(await failureOf(senderTo(url)(message))).toBe(reason);
  expect(received).toEqual([]);
});

test('a server that dies half way, or is not there, fails', async () => {
  const { url, behave, stop, counts } = await start();
  behave({ kind: 'die-half-way' });
  expect(await failureOf(senderTo(url)(message))).toMatch(/^(ECONNECTION|ESOCKET ECONNRESET)$/);
  expect(counts.attempts).toBe(1);
  await stop();
  expect(await failureOf(senderTo(url)(message))).toBe('ESOCKET ECONNREFUSED');
});

describe('the options', () => {
  test('ask for encryption everywhere but on this machine', () => {
    expect(smtpOptions('smtp://mail.example.org:587').requireTLS).toBe(true);
    for (const host of ['localhost', '127.0.0.1', '[::1]'])
      expect(smtpOptions(`smtp://${host}:25`).requireTLS).toBe(false);
  });

  test('never print messages, whatever the URL says', () => {
    const { url } = smtpOptions(
      'smtp://u:p%40@mail.example.org/?logger=true&debug=true&transactionLog=1&name=me',
    );
    expect(url).toBe('smtp://u:p%40@mail.example.org/?name=me');
  });
});
