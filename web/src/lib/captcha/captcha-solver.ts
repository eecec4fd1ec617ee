import { type Challenge, solveChallengeWorkers } from 'altcha-lib';
import { fetchBody } from '../api.ts';

/** More workers would only heat a phone, because the challenge takes mere seconds. */
const maxWorkers = 4;

const createWorker = () => new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' });

export const solveCaptcha = async (): Promise<string> => {
  const body = await fetchBody('GET /captcha/challenge', { anonymous: true });
  const challenge = body as unknown as Challenge;
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(navigator.hardwareConcurrency, maxWorkers),
    createWorker,
  });
  if (solution === null) throw new Error('The captcha was not solved in time');
  return btoa(JSON.stringify({ challenge, solution }));
};
