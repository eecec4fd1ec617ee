import type { CheckInAnswer } from '#contract/queue/check-in.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { sharedValue } from '../../lib/shared-value.ts';
import { learnServerTime } from '../../lib/time/server-clock.ts';
import type { Entry } from './pending/submit-entry.ts';

/** Whether the server was out of reach at the last attempt. */
const cut = sharedValue(false);

/** A late response may arrive after the cable was pulled, so `onLine` is checked too. */
const noteAnswered = (headers: Headers) => {
  const date = headers.get('date');
  if (date !== null) learnServerTime(date);
  cut.set(!navigator.onLine);
};

export const noteCut = () => cut.set(true);

const isCut = cut.get;
export const useIsCut = cut.useValue;

/** Without a network the timeout is shorter, because somebody waits at the screen. */
const timeoutMs = () => (isCut() ? 3000 : 8000);

const isAway = (error: unknown) => !(error instanceof ApiError) || error.status >= 500;

/** Updates the connection state from every call. */
const noted = async <A extends { readonly headers: Headers }>(calling: Promise<A>): Promise<A> => {
  try {
    const answer = await calling;
    noteAnswered(answer.headers);
    return answer;
  } catch (error) {
    if (isAway(error)) noteCut();
    throw error;
  }
};

const asKiosk = { 'Application-Type': 'terminal' };

export const sendCheckIn = async ({ key, text, phoneEnding, at }: Entry): Promise<CheckInAnswer> => {
  const answer = await noted(
    call('POST /queue/check-in', {
      expect: 200,
      body: { text, at, ...(phoneEnding !== undefined && { phoneEnding }) },
      headers: { ...asKiosk, 'Idempotency-Key': key },
      timeoutMs: timeoutMs(),
    }),
  );
  return answer.body;
};

/** A cheap call that keeps the session alive and checks reachability and clock. */
export const pingServer = () =>
  noted(
    call('GET /queue', {
      expect: 200,
      query: { placement: 'terminal', size: 1 },
      headers: asKiosk,
      timeoutMs: timeoutMs(),
    }),
  );
