import i18next from 'i18next';
import { useEffect } from 'react';
import type { CheckInAnswer } from '#contract/queue/check-in.ts';
import { shortPass } from '#kernel/passes/signed-pass.ts';
import { guarded } from '../../../domain/guards/guarded.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { takeBack } from '../../../domain/queue/acts/line-acts.ts';
import { followAct } from '../../../domain/queue/acts/one-at-a-time.ts';
import { findBookingByNumber } from '../../../domain/queue/acts/queue-calls.ts';
import { tellFault } from '../../../domain/queue/acts/tell-fault.ts';
import { tell } from '../../../domain/queue/acts/told.ts';
import { fetchBody } from '../../../lib/api.ts';
import { ApiError, NetworkError } from '../../../lib/api-error.ts';
import { belongsToAccount } from '../../../lib/session/work-of-account.ts';
import { sharedValue } from '../../../lib/shared-value.ts';
import { isCancelled } from '../../../ui/errors/error-dialog.ts';
import { isArrival } from './shown-outcome.ts';

export type Entry = {
  /** Also serves as the idempotency key. */
  readonly key: string;
  readonly text: string;
  readonly stage: 'sending' | 'failed' | 'answered';
  readonly answer?: CheckInAnswer;
};

/** Short, because the idempotency key makes it safe to try again. */
const timeoutMs = 10_000;

/** Unsent entries are sent again after this time until they are answered or dismissed. The key makes that safe. */
const againMs = 5000;

const send = ({ key, text }: Entry) =>
  guarded((acknowledged) =>
    fetchBody('POST /queue/check-in', {
      body: { text, acknowledged },
      headers: { 'Idempotency-Key': key },
      timeoutMs,
    }),
  );

/** The answer is shown below the field, so this only registers the arrival for an undo by Ctrl+Z. */
const offerUndo = ({ outcome, formattedBookingNumber, vehicleRegistrationPlate: plate }: CheckInAnswer) => {
  if (outcome === 'PHONE_ENDING_NEEDED' || !isArrival(outcome) || !formattedBookingNumber || !plate) return;
  tell({
    text: i18next.t('lineActs.told.arrived', { plate: plateText(plate) }),
    tone: 'done',
    isShownElsewhere: true,
    undo: async () => {
      const booking = await findBookingByNumber(formattedBookingNumber);
      await takeBack({ ...booking, plate }, 'undoArrival', 'lineActs.told.arrivalUndone');
    },
  });
};

const entries = sharedValue<readonly Entry[]>([]);
let line = Promise.resolve();
/** Identifies the operator's session, so that nobody's entries are sent in the name of the next operator. */
let sender = {};

const put = (entry: Entry) => entries.set(entries.get().map((one) => (one.key === entry.key ? entry : one)));

const deliver = async (entry: Entry) => {
  const from = sender;
  try {
    const answer = await send(entry);
    if (from !== sender) return;
    put({ ...entry, stage: 'answered', answer });
    offerUndo(answer);
  } catch (error) {
    if (from !== sender) return;
    // The operator has seen the guards and given up.
    if (isCancelled(error)) return checkIns.dismiss(entry);
    put({ ...entry, stage: 'failed' });
    if (error instanceof ApiError) tellFault(shortPass(entry.text), error);
    if (error instanceof NetworkError) setTimeout(() => resend(entry.key), againMs);
  }
};
const enqueue = (entry: Entry) => {
  const from = sender;
  line = line.then(() => (from === sender ? followAct(deliver(entry)) : undefined));
};

const resend = (key: string) => {
  const entry = entries.get().find((one) => one.key === key && one.stage === 'failed');
  if (entry) enqueue(entry);
};

belongsToAccount({
  finish: () => line,
  handOver: () => {
    sender = {};
    line = Promise.resolve();
    entries.set([]);
  },
});

/**
 * Entries are queued and sent one by one, because a scanner does not wait for responses. They survive navigation to
 * another page.
 */
const checkIns = {
  ...entries,
  submit: (text: string) => {
    const next: Entry = { key: crypto.randomUUID(), text, stage: 'sending' };
    entries.set([next, ...entries.get().filter(({ stage }) => stage !== 'answered')]);
    enqueue(next);
  },
  retry: (failed: Entry) => {
    put({ ...failed, stage: 'sending' });
    enqueue(failed);
  },
  dismiss: ({ key }: Entry) => entries.set(entries.get().filter((one) => one.key !== key)),
  forgetAnswered: () => entries.set(entries.get().filter(({ stage }) => stage !== 'answered')),
};

/** Answers stay until the next one comes, Escape is pressed or the page is left. */
export const useCheckIn = () => {
  const [entry, ...earlier] = checkIns.useValue();
  useEffect(() => checkIns.forgetAnswered, []);
  const unsent = earlier.filter(({ stage }) => stage === 'failed');
  const { submit, retry, dismiss } = checkIns;
  const forgetAnswer = () => {
    if (entry?.stage !== 'answered') return false;
    checkIns.forgetAnswered();
    return true;
  };
  return { entry, unsent, submit, retry, dismiss, forgetAnswer };
};

export type CheckIn = ReturnType<typeof useCheckIn>;
