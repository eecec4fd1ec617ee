import { systemCancellationCodes } from '#contract/bookings/booking-status.ts';
import type { Language } from '#contract/common.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { reasonIn } from '../booking/stored-reason.ts';

export type SystemCancellationCode = (typeof systemCancellationCodes)[number];

export const whyCanceled = (
  row: Pick<BookingRow, 'cancellation_code' | 'cancellation_reason' | 'cancellation_reasons'>,
  language: Language,
  wordsOf: (code: SystemCancellationCode) => string,
): string | null => {
  const ofSystem = systemCancellationCodes.find((code) => code === row.cancellation_code);
  if (ofSystem) return wordsOf(ofSystem);
  return reasonIn({ reason: row.cancellation_reason, reasons: row.cancellation_reasons }, language);
};
