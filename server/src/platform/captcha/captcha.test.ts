import { afterAll, beforeAll, expect, test } from 'vitest';
import { solveCaptcha } from '../../testing/people/solve-captcha.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { AppError } from '../errors/app-error.ts';
import { requireCaptcha } from './captcha.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { CAPTCHA_KEY: 'a key of sixteen or more' } });
});

afterAll(() => app.close());

const check = (token: string | undefined) =>
  requireCaptcha(app.systemContext(), token).then(
    () => 'good',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

type Payload = {
  challenge: { parameters: { data: { expires: number }; keyPrefix: string }; signature: string };
  solution: { counter: number; derivedKey: string };
};

const altered = (token: string, change: (payload: Payload) => void) => {
  const payload: Payload = JSON.parse(Buffer.from(token, 'base64').toString());
  change(payload);
  return Buffer.from(JSON.stringify(payload)).toString('base64');
};

test('a solved challenge is good once', async () => {
  const token = await solveCaptcha(app);
  expect(await check(token)).toBe('good');
  expect(await check(token)).toBe('CAPTCHA_REQUIRED');
});

test('a solution that comes twice at the same moment is good once', async () => {
  const token = await solveCaptcha(app);
  const answers = await Promise.all([check(token), check(token), check(token)]);
  expect(answers.filter((answer) => answer === 'good')).toHaveLength(1);
});

test('a challenge is good for ten minutes', async () => {
  const token = await solveCaptcha(app);
  app.clock.advance({ minutes: 10 });
  expect(await check(token)).toBe('CAPTCHA_REQUIRED');
});

test('nothing but the work is accepted', async () => {
  const token = await solveCaptcha(app);
  const forgeries = [
    undefined,
    '',
    'no token at all',
    Buffer.from('{"challenge":{}}').toString('base64'),
    altered(token, ({ challenge }) => {
      challenge.parameters.data.expires += 60;
    }),
    altered(token, ({ challenge, solution }) => {
      solution.derivedKey = challenge.parameters.keyPrefix.padEnd(64, '0');
    }),
    altered(token, ({ challenge }) => {
      challenge.signature = '0'.repeat(64);
    }),
  ];
  for (const forgery of forgeries) expect(await check(forgery)).toBe('CAPTCHA_REQUIRED');
  expect(await check(token)).toBe('good');
});
