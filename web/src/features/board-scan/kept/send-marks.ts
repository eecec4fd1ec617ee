import type { CheckInOutcome } from '#contract/queue/check-in.ts';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { noteLink } from './link.ts';
import { changeMark, dropMark, listMarks, loadMarks, type Mark } from './marks.ts';

const timeoutMs = 8000;

const arrived: readonly CheckInOutcome[] = ['ON_TIME', 'EARLY', 'LATE'];
const known: readonly CheckInOutcome[] = [...arrived, 'ALREADY_WAITING', 'CALLED', 'LEFT'];

const sendCheckIn = async ({ id, text, at }: Mark) => {
  const { body } = await call('POST /queue/check-in', {
    expect: 200,
    body: { text, at },
    headers: { 'Idempotency-Key': id },
    timeoutMs,
  });
  const { outcome, id: bookingId, version, passFault, scanFault } = body;
  return {
    outcome,
    ...(bookingId !== undefined && { id: bookingId }),
    ...(version !== undefined && { version }),
    ...(passFault !== undefined && { passFault }),
    ...(scanFault !== undefined && { scanFault }),
  };
};

const takeBack = async (mark: Mark) => {
  const { outcome, id, version } = mark.answer ?? {};
  if (outcome && arrived.includes(outcome) && id !== undefined)
    await call('PUT /booking/{id}', {
      expect: 200,
      params: { id },
      query: { status: 'BOOKED' },
      body: version === undefined ? {} : { version },
      timeoutMs,
    });
  await dropMark(mark);
};

/**
 * Whether the mark has to be sent again: the server was not reached, or refused because of the session, its load
 * or a limit.
 */
const isUnanswered = (error: unknown) =>
  !(error instanceof ApiError) || error.status >= 500 || [401, 403, 408, 429].includes(error.status);

const stateOf = ({ isUndone }: Mark, outcome: CheckInOutcome): Mark['state'] => {
  // The mark was undone while the server was asked, so the undo still has to be sent.
  if (isUndone) return 'waiting';
  return known.includes(outcome) ? 'sent' : 'refused';
};

const tell = async ({ id }: Mark) => {
  const mark = await changeMark(id, (latest) => ({ ...latest, isTried: true }));
  if (!mark) return;
  const answer = await sendCheckIn(mark);
  await changeMark(id, (latest) => ({ ...latest, state: stateOf(latest, answer.outcome), answer }));
};

const refuse = ({ id }: Mark) =>
  changeMark(id, (latest) => ({
    ...latest,
    state: 'refused',
    ...(latest.isUndone && { isUndoRefused: true }),
  }));

const sendOne = async (mark: Mark): Promise<'told' | 'not-yet'> => {
  try {
    if (mark.answer) await takeBack(mark);
    else await tell(mark);
    noteLink(true);
    return 'told';
  } catch (error) {
    noteLink(error instanceof ApiError && error.status < 500);
    if (isUnanswered(error)) return 'not-yet';
    await refuse(mark);
    return 'told';
  }
};

const sendWaiting = async () => {
  await loadMarks();
  // Without a network nothing is tried, so that marks can still be undone without telling the server.
  if (!navigator.onLine) return noteLink(false);
  for (;;) {
    const next = listMarks().find(({ state }) => state === 'waiting');
    if (!next || (await sendOne(next)) === 'not-yet') return;
  }
};

/**
 * Sends in the order of the scans, from one tab at a time. The operator who is signed in sends all marks of the
 * phone, so that no arrival waits for the one who made it.
 */
export const sendMarks = (): Promise<void> =>
  navigator.locks.request('oktet-scan-send', { ifAvailable: true }, async (lock) => {
    if (lock) await sendWaiting();
  });
