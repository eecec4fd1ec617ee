import { expect, test, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import { type Captcha, withCaptcha } from './captcha.ts';

let solved = 0;
vi.mock('./captcha-solver.ts', () => ({
  solveCaptcha: () => {
    solved += 1;
    return Promise.resolve(`solution ${solved}`);
  },
}));

const refusal = (code: string) =>
  new ApiError(422, {
    code,
    message: '',
    messagesByLang: { RU: '', EN: '', CN: '' },
    errors: [],
    requestId: '',
  });

const attemptsOf = (answers: readonly (string | Error)[]) => {
  const tokens: (string | undefined)[] = [];
  const attempt = ({ captchaToken }: Captcha) => {
    const answer = answers[tokens.length] ?? 'too many attempts';
    tokens.push(captchaToken);
    return typeof answer === 'string' ? Promise.resolve(answer) : Promise.reject(answer);
  };
  return { tokens, attempt };
};

test('a call that needs no captcha solves none', async () => {
  const { tokens, attempt } = attemptsOf(['welcome']);
  await expect(withCaptcha(attempt)).resolves.toBe('welcome');
  expect(tokens).toEqual([undefined]);
});

test('a call that needs one is repeated with its solution, and says so meanwhile', async () => {
  solved = 0;
  const states: boolean[] = [];
  const { tokens, attempt } = attemptsOf([refusal('CAPTCHA_REQUIRED'), 'welcome']);
  await expect(withCaptcha(attempt, (state) => states.push(state))).resolves.toBe('welcome');
  expect(tokens).toEqual([undefined, 'solution 1']);
  expect(states).toEqual([true, false]);
});

test('a refused solution is replaced once; then the refusal is the answer', async () => {
  solved = 0;
  const required = refusal('CAPTCHA_REQUIRED');
  const { tokens, attempt } = attemptsOf([required, required, required, 'never']);
  await expect(withCaptcha(attempt)).rejects.toBe(required);
  expect(tokens).toEqual([undefined, 'solution 1', 'solution 2']);
});

test('another error is passed on, and the pause ends', async () => {
  const states: boolean[] = [];
  const other = refusal('CANNOT_BLOCK_SELF');
  const { attempt } = attemptsOf([refusal('CAPTCHA_REQUIRED'), other]);
  await expect(withCaptcha(attempt, (state) => states.push(state))).rejects.toBe(other);
  expect(states).toEqual([true, false]);
});
