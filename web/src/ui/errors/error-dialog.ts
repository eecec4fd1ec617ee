import { ApiError, NetworkError, UnexpectedStatusError } from '../../lib/api-error.ts';
import type { Words } from './words.ts';

type ErrorDialog = { readonly title?: Words; readonly message: Words };

export const isTooManyAttempts = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 429;

const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401;
export const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Null for errors that are handled elsewhere, which are an ended session and a cancelled request. */
export const errorDialogOf = (error: unknown): ErrorDialog | null => {
  if (isUnauthorized(error) || isCancelled(error)) return null;
  if (isTooManyAttempts(error)) {
    const first = error.fieldErrors[0]?.message;
    return {
      title: { key: 'errorDialogs.tooManyAttempts.title' },
      message: first ? { text: first } : { key: 'errorDialogs.tooManyAttempts.message' },
    };
  }
  if (error instanceof UnexpectedStatusError) return { message: { key: 'errorDialogs.unexpectedStatus' } };
  if (error instanceof NetworkError) {
    return {
      title: { key: 'errorDialogs.network.title' },
      message: { key: 'errorDialogs.network.message' },
    };
  }
  return { title: { key: 'errorDialogs.server.title' }, message: { key: 'errorDialogs.server.message' } };
};

/** True for errors that are shown in a dialog even if a form caused them. Forms show the others. */
export const isDialogError = (error: unknown): boolean =>
  isTooManyAttempts(error) || error instanceof UnexpectedStatusError;
