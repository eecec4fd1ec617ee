import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { takeFailure } from '../account/request-limits.ts';

/** What somebody signed out does with a code that he may be guessing: one that is refused counts for his address. */
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
