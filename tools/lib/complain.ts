import { PlainError } from '../../server/src/platform/errors/plain-error.ts';

/**
 * Tells why a program failed, after wrong arguments also its usage. A database driver's error contains
 * parameter values, so only its message and stack are shown.
 */
export const complain = (error: unknown, usage?: string): void => {
  const { message, stack, code } = error as NodeJS.ErrnoException;
  const isUsageFault = code?.startsWith('ERR_PARSE_ARGS') === true;
  console.error(error instanceof PlainError || isUsageFault ? message : stack);
  if (isUsageFault && usage) console.error(usage);
};
