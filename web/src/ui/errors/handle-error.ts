import i18next from 'i18next';
import type { ErrorBody } from '#contract/errors.ts';
import { ApiError, NetworkError, UnexpectedStatusError } from '../../lib/api-error.ts';
import { infoDialog } from '../dialogs/open-dialog.ts';
import { errorDialogOf } from './error-dialog.ts';
import { wordsIn, wordsOf } from './words.ts';

/** Logs errors of no known kind, because they are faults of this program. */
export const reportFault = (error: unknown) => {
  const isForeseen = [ApiError, NetworkError, UnexpectedStatusError].some((kind) => error instanceof kind);
  if (!isForeseen) console.error(error);
};

/** False if nothing was shown, because lib/session handles 401 and a cancelled request needs no message. */
export const handleError = async (error: unknown): Promise<boolean> => {
  const dialog = errorDialogOf(error);
  if (dialog === null) return false;
  reportFault(error);
  await infoDialog({
    ...(dialog.title && { title: wordsIn(i18next.t, dialog.title) }),
    message: wordsIn(i18next.t, dialog.message),
  });
  return true;
};

/** True if the error has a text of its own to show. 401 and 429 are handled in the same way everywhere. */
export const isRefusal = (error: unknown): error is ApiError & { readonly body: ErrorBody } =>
  error instanceof ApiError &&
  error.body !== null &&
  error.status < 500 &&
  ![401, 429].includes(error.status);

export const tellRefusal = async (error: unknown): Promise<void> => {
  if (isRefusal(error)) await infoDialog({ message: wordsIn(i18next.t, wordsOf(error.body)) });
  else await handleError(error);
};
