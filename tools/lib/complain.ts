import { PlainError } from '../../server/src/platform/errors/plain-error.ts';

/** Shows only message and stack, because a database driver's error contains the values of parameters. */
export const complain = (error: unknown, usage?: string): void => {
  const { message, stack, code } = error as NodeJS.ErrnoException;
  const isUsageFault = code?.startsWith('ERR_PARSE_ARGS') === true;
  console.error(error instanceof PlainError || isUsageFault ? message : stack);
  if (isUsageFault && usage) console.error(usage);
};
