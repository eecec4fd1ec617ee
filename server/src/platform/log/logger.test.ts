import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

const open = () => {
  const lines: string[] = [];
  const log = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  return { log, text: () => lines.join('') };
};

const secret = '+79145550199';

test.each([
  ['an error under another name than err', { error: Object.assign(new Error('x'), { detail: secret }) }],
  ['an error inside', { cause: { why: Object.assign(new Error('x'), { parameters: [secret] }) } }],
  ['a recipient', { recipient: secret }],
  ['the token of a pass', { passToken: secret }],
  ['another case', { PHONE: secret, Password: secret, user_name: secret }],
  ['the plate of a truck', { accountId: 'x', plateKey: secret, truck: { registrationPlate: secret } }],
  ['a list', { people: [{ phoneNumber: secret }] }],
])('%s says nothing of a person', (_, facts) => {
  const { log, text } = open();
  log.warn(facts, 'something');
  expect(text()).toContain('something');
  expect(text()).not.toContain(secret);
});

test('what a child logger is given is treated alike', () => {
  const { log, text } = open();
  log.child({ requestId: 'kept', email: secret }).info('hello');
  expect(text()).toContain('kept');
  expect(text()).not.toContain(secret);
});

test('an error keeps its words, its stack and its state', () => {
  const { log, text } = open();
  log.error({ err: Object.assign(new Error('no such row'), { code: '23505', constraint: 'c' }) }, 'failed');
  const { err } = JSON.parse(text());
  expect(err).toMatchObject({ type: 'Error', message: 'no such row', state: '23505', constraint: 'c' });
  expect(err.stack).toContain('logger.test.ts');
});
