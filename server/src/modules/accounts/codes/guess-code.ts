import type { Context } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { takeFailure } from '../account/request-limits.ts';

/** Runs a signed-out attempt with a code; a refusal counts against the caller’s address. */
export const guessingCode = async <T>(
  ctx: Context,
  captchaToken: string | undefined,
  attempt: () => Promise<T>,
): Promise<T> => {
  const giveBack = await takeFailure(ctx, captchaToken);
  let isRefused = false;
  try {
    return await attempt();
  } catch (error) {
    isRefused = error instanceof AppError;
    throw error;
  } finally {
    if (!isRefused) await giveBack();
  }
};
