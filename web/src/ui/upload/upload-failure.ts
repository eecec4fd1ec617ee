import { ApiError, NetworkError } from '../../lib/api-error.ts';
import type { Words } from '../errors/words.ts';

/** Why a file did not go up, beside that file. */
export const uploadFailureOf = (error: unknown): Words => {
  if (error instanceof NetworkError) return { key: 'upload.noConnection' };
  const message =
    error instanceof ApiError ? (error.fieldErrors[0]?.message ?? error.body?.message) : undefined;
  return message ? { text: message } : { key: 'upload.failed' };
};
