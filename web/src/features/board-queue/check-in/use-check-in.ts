import { useRef, useState } from 'react';
import type { CheckInAnswer } from '#contract/queue/check-in.ts';
import { call } from '../../../lib/api.ts';
import { handleError } from '../../../ui/errors/handle-error.ts';

export type Entry = {
  /** Also the key by which the server knows a repeated one. */
  readonly key: string;
  readonly text: string;
  readonly stage: 'sending' | 'failed' | 'answered';
  readonly answer?: CheckInAnswer;
};

const send = async ({ key, text }: Entry) =>
  (
    await call('POST /queue/check-in', {
      body: { text },
      headers: { 'Idempotency-Key': key },
      expect: 200,
    })
  ).body;

export type CheckIn = {
  /** The newest. */
  readonly entry: Entry | undefined;
  /** Earlier ones that did not reach the server. */
  readonly unsent: readonly Entry[];
  readonly submit: (text: string) => void;
  readonly retry: (entry: Entry) => void;
  readonly dismiss: (entry: Entry) => void;
};

/** A scanner does not wait for answers: texts are sent one after the other, and none is lost. */
export const useCheckIn = (): CheckIn => {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const line = useRef(Promise.resolve());

  const put = (entry: Entry) =>
    setEntries((known) => known.map((one) => (one.key === entry.key ? entry : one)));

  const deliver = async (entry: Entry) => {
    try {
      put({ ...entry, stage: 'answered', answer: await send(entry) });
    } catch (error) {
      put({ ...entry, stage: 'failed' });
      await handleError(error);
    }
  };
  const enqueue = (entry: Entry) => {
    line.current = line.current.then(() => deliver(entry));
  };

  const [entry, ...earlier] = entries;
  return {
    entry,
    unsent: earlier.filter(({ stage }) => stage === 'failed'),
    submit: (text) => {
      const next: Entry = { key: crypto.randomUUID(), text, stage: 'sending' };
      setEntries((known) => [next, ...known.filter(({ stage }) => stage !== 'answered')]);
      enqueue(next);
    },
    retry: (failed) => {
      put({ ...failed, stage: 'sending' });
      enqueue(failed);
    },
    dismiss: ({ key }) => setEntries((known) => known.filter((one) => one.key !== key)),
  };
};
