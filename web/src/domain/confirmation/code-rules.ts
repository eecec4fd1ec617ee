import { ApiError } from '../../lib/api-error.ts';
import type { Words } from '../../ui/errors/words.ts';

/** As many as our codes have. The field takes what the specification allows, and sends what is whole by itself. */
export const codeDigits = 6;

/** A wrong code is said at its field and by the form, which also says how many tries are left. */
export const wrongCodeWords = (fields: readonly string[], refusal?: unknown): Words | null => {
  if (!fields.includes('code')) return null;
  const left = refusal instanceof ApiError ? refusal.body?.attemptsLeft : undefined;
  return typeof left === 'number'
    ? { key: 'codeConfirmation.attemptsLeft', values: { count: left } }
    : { key: 'codeConfirmation.wrong' };
};
