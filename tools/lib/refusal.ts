import { isTold } from '../../server/src/start-faults.ts';

/** An error shown as one sentence without a stack. */
export class Refusal extends Error {}

export const isUsageFault = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS') === true;

/** A database driver's error contains parameter values, so only its message and stack are shown. */
export const complain = (error: unknown): void => {
  const { message, stack } = error as Error;
  const isPlain = error instanceof Refusal || isTold(error) || isUsageFault(error);
  console.error(isPlain ? message : stack);
};
