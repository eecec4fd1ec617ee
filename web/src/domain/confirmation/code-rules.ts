import { ApiError } from '../../lib/api-error.ts';
import type { Words } from '../../ui/errors/words.ts';

/** Codes of this length are submitted automatically; the field accepts others too. */
export const codeDigits = 6;

/** A wrong code is reported at the field and by the form, which adds the attempts left. */
export const wrongCodeWords = (fields: readonly string[], refusal?: unknown): Words | null => {
  if (!fields.includes('code')) return null;
  const left = refusal instanceof ApiError ? refusal.body?.attemptsLeft : undefined;
  return typeof left === 'number'
    ? { key: 'codeConfirmation.attemptsLeft', values: { count: left } }
    : { key: 'codeConfirmation.wrong' };
};
