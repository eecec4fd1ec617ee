import { reasonsOf } from '#contract/reasons.ts';
import type { StoredReason } from './stored-reason.ts';

export const toStoredReason = (given: Parameters<typeof reasonsOf>[0]): StoredReason => {
  const reasons = reasonsOf(given) ?? null;
  return { reason: reasons?.RU ?? null, reasons: given.reasons ? reasons : null };
};
