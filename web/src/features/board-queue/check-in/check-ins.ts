import i18next from 'i18next';
import { useEffect } from 'react';
import type { CheckInAnswer } from '#contract/queue/check-in.ts';
import { shortPass } from '#kernel/passes/signed-pass.ts';
import { guarded } from '../../../domain/guards/guarded.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { takeBack } from '../../../domain/queue/acts/line-acts.ts';
import { findBookingByNumber } from '../../../domain/queue/acts/queue-calls.ts';
import { tellFault } from '../../../domain/queue/acts/tell-fault.ts';
import { tell } from '../../../domain/queue/acts/told.ts';
import { followAct } from '../../../domain/queue/acts/under-way.ts';
import { fetchBody } from '../../../lib/api.ts';
import { ApiError, NetworkError } from '../../../lib/api-error.ts';
import { belongsToAccount } from '../../../lib/session/work-of-account.ts';
import { sharedValue } from '../../../lib/shared-value.ts';
import { isCancelled } from '../../../ui/errors/error-dialog.ts';
import { isArrival } from './shown-outcome.ts';

export type Entry = {
  /** Also the idempotency key. */
  readonly key: string;
  readonly text: string;
  readonly stage: 'sending' | 'failed' | 'answered';
  readonly answer?: CheckInAnswer;
};

/** Short, because the idempotency key makes a retry safe. */
const timeoutMs = 10_000;

/** Unsent entries are retried at this interval until answered or dismissed; the key makes that safe. */
const againMs = 5000;

const send = ({ key, text }: Entry) =>
  guarded((acknowledged) =>
    fetchBody('POST /queue/check-in', {
      body: { text, acknowledged },
      headers: { 'Idempotency-Key': key },
      timeoutMs,
    }),
  );

/** The answer is shown below the field; this registers the arrival for undo by Ctrl+Z. */
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
/** Identity of the session: entries queued by one operator are not sent in the name of the next. */
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
    // The operator saw what stands against it and gave it up.
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
 * A scanner does not wait for responses: entries are queued and sent one by one, and survive navigation
 * to another page.
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

/** Answers are kept until the next one or until the page is left. */
export const useCheckIn = () => {
  const [entry, ...earlier] = checkIns.useValue();
  useEffect(() => checkIns.forgetAnswered, []);
  const { submit, retry, dismiss } = checkIns;
  return { entry, unsent: earlier.filter(({ stage }) => stage === 'failed'), submit, retry, dismiss };
};

export type CheckIn = ReturnType<typeof useCheckIn>;
