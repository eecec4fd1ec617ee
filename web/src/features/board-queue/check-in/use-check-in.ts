import { useEffect } from 'react';
import { checkIns, type Entry } from './check-ins.ts';

export type CheckIn = Pick<typeof checkIns, 'submit' | 'retry' | 'dismiss'> & {
  readonly entry: Entry | undefined;
  readonly unsent: readonly Entry[];
};

/** Answers are kept until the next one or until the page is left. */
export const useCheckIn = (): CheckIn => {
  const [entry, ...earlier] = checkIns.useValue();
  useEffect(() => checkIns.forgetAnswered, []);
  const { submit, retry, dismiss } = checkIns;
  return { entry, unsent: earlier.filter(({ stage }) => stage === 'failed'), submit, retry, dismiss };
};
