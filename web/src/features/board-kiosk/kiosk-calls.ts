import type { CheckInAnswer } from '#contract/queue/check-in.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { isCut, noteAnswered, noteCut } from './connection.ts';
import type { Entry } from './pending/pending-entries.ts';

/** Somebody stands before the screen: where the server was away a moment ago, he is not kept waiting for it. */
const timeoutMs = () => (isCut() ? 3000 : 8000);

const isAway = (error: unknown) => !(error instanceof ApiError) || error.status >= 500;

/** Learns from every call whether the server is there. */
const noted = async <A extends { readonly headers: Headers }>(asked: Promise<A>): Promise<A> => {
  try {
    const answer = await asked;
    noteAnswered(answer.headers);
    return answer;
  } catch (error) {
    if (isAway(error)) noteCut();
    throw error;
  }
};

export const sendCheckIn = async ({ key, text, phoneEnding }: Entry): Promise<CheckInAnswer> => {
  const answer = await noted(
    call('POST /queue/check-in', {
      expect: 200,
      body: { text, ...(phoneEnding !== undefined && { phoneEnding }) },
      headers: { 'Idempotency-Key': key },
      timeoutMs: timeoutMs(),
    }),
  );
  return answer.body;
};

/** A light question that keeps the session alive, and tells whether the server is there and what time it is. */
export const askForLife = () =>
  noted(
    call('GET /queue', { expect: 200, query: { placement: 'terminal', size: 1 }, timeoutMs: timeoutMs() }),
  );
