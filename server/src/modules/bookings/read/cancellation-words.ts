import type { Language } from '#contract/common.ts';
import { say } from '../../../platform/words/words.ts';
import { type SystemCancellationCode, whyCanceled } from './why-canceled.ts';

export const cancellationWords = (language: Language, code: SystemCancellationCode): string =>
  say(language, `booking.cancellation.${code}`);

export const cancellationIn = (row: Parameters<typeof whyCanceled>[0], language: Language): string | null =>
  whyCanceled(row, language, (code) => cancellationWords(language, code));
