import type { Context } from '../../../platform/context.ts';
import { say } from '../../../platform/words/words.ts';
import type { BanReasonCode } from './vehicles.tables.ts';

/** An operator's words as they are; a reason of the system in the reader's language. */
export const reasonText = (
  { language }: Pick<Context, 'language'>,
  { reason, code }: { readonly reason: string | null; readonly code: BanReasonCode | null },
): string => reason ?? (code === null ? '' : say(language, `banReasons.${code}`));
