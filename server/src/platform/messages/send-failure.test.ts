import { expect, test } from 'vitest';
import { reasonOf, SendFailure } from './send-failure.ts';

const secrets = ['driver@example.org', '+79141234567', '482913', 'Код для входа'];
const telling = Object.assign(new Error(`550 ${secrets.join(' ')}`), {
  code: 'EENVELOPE',
  responseCode: 550,
  response: `550 5.1.1 <${secrets[0]}> unknown`,
  rejected: [secrets[0]],
  command: 'RCPT TO',
});

test('keeps the kind of an error, and nothing that was in it', () => {
  const failure = new SendFailure({ id: 'the-id', channel: 'EMAIL' }, telling);
  expect(failure.message).toBe('The message the-id (EMAIL) was not sent: EENVELOPE 550');
  const everything = JSON.stringify({ ...failure, stack: failure.stack, cause: failure.cause });
  for (const secret of secrets) expect(everything).not.toContain(secret);
});

test.each([
  [
    new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) }),
    'ECONNREFUSED',
  ],
  [Object.assign(new Error('x'), { code: 'a@b.org', responseCode: 79141234567 }), 'Error'],
  [Object.assign(new Error('to +79141234567'), { code: 'ESOCKET' }), 'ESOCKET'],
  [Object.assign(new Error('482913'), { name: '482913' }), 'UNKNOWN'],
  ['482913', 'UNKNOWN'],
  [undefined, 'UNKNOWN'],
])('says of %o only %s', (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});
