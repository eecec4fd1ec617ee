import { systemCancellationCodes } from '#contract/bookings/booking-status.ts';
import type { Language } from '#contract/common.ts';
import { say } from '../../../platform/words/words.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { reasonIn } from '../booking/stored-reason.ts';

/** Why the system did it, else what somebody said, in the words of who reads. */
export const cancellationIn = (
  row: Pick<BookingRow, 'cancellation_code' | 'cancellation_reason' | 'cancellation_reasons'>,
  language: Language,
): string | null => {
  const ofSystem = systemCancellationCodes.find((code) => code === row.cancellation_code);
  if (ofSystem) return say(language, `booking.cancellation.${ofSystem}`);
  return reasonIn({ reason: row.cancellation_reason, reasons: row.cancellation_reasons }, language);
};
