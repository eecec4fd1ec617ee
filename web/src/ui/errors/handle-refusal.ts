import i18next from 'i18next';
import { ApiError } from '../../lib/api-error.ts';
import { infoDialog } from '../dialogs/open-dialog.ts';
import { handleError } from './handle-error.ts';
import { wordsIn, wordsOf } from './words.ts';

/** True if a rule refused. Its own text is shown, because "try later" would be wrong. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 409 || error.status === 422);

export const handleRefusal = async (error: unknown): Promise<void> => {
  if (isRefusal(error) && error.body?.message) {
    await infoDialog({ message: wordsIn(i18next.t, wordsOf(error.body)) });
    return;
  }
  await handleError(error);
};
