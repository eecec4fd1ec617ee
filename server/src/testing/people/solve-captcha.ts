import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestApp } from '../test-app.ts';
import { call } from './call-api.ts';

export const solveCaptcha = async (app: TestApp): Promise<string> => {
  const challenge = (await call(app, 'GET /captcha/challenge')).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge could not be solved');
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};
