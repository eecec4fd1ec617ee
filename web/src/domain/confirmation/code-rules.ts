import { ApiError } from '../../lib/api-error.ts';
import type { Words } from '../../ui/errors/words.ts';

/** A code of this length is sent automatically. The field accepts other lengths too. */
export const codeDigits = 6;

/** Words for a wrong code. The field shows the error too, and the form adds how many attempts are left. */
export const wrongCodeWords = (fields: readonly string[], refusal?: unknown): Words | null => {
  if (!fields.includes('code')) return null;
  const left = refusal instanceof ApiError ? refusal.body?.attemptsLeft : undefined;
  return typeof left === 'number'
    ? { key: 'codeConfirmation.attemptsLeft', values: { count: left } }
    : { key: 'codeConfirmation.wrong' };
};
