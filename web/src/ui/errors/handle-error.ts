import i18next from 'i18next';
import type { ErrorBody } from '#contract/errors.ts';
import { ApiError, NetworkError, UnexpectedStatusError } from '../../lib/api-error.ts';
import { infoDialog } from '../dialogs/open-dialog.ts';
import { errorDialogOf } from './error-dialog.ts';
import { wordsIn, wordsOf } from './words.ts';

/** An error that is neither an answer nor the network is a bug of ours: it also goes to the browser's console. */
export const reportFault = (error: unknown) => {
  const isForeseen = [ApiError, NetworkError, UnexpectedStatusError].some((kind) => error instanceof kind);
  if (!isForeseen) console.error(error);
};

/**
 * Says what went wrong outside of a form. Answers whether it did: an expired session (401) belongs to
 * lib/session and a cancelled request to whoever cancelled it, so those are left alone.
 */
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

/** Refused with words of its own; who is signed out or asks too often is told so in the usual way. */
export const isRefusal = (error: unknown): error is ApiError & { readonly body: ErrorBody } =>
  error instanceof ApiError &&
  error.body !== null &&
  error.status < 500 &&
  ![401, 429].includes(error.status);

/** For an operator's act: what the server has against it, in its words; anything else in the usual way. */
export const tellRefusal = async (error: unknown): Promise<void> => {
  if (isRefusal(error)) await infoDialog({ message: wordsIn(i18next.t, wordsOf(error.body)) });
  else await handleError(error);
};
