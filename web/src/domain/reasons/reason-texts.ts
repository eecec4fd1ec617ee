import * as z from 'zod/mini';
import type { Language, LocalizedText } from '#contract/common.ts';
import type { Reasons } from '#contract/reasons.ts';
import { says } from '../../ui/form/field-message.ts';
import { optionalText, requiredText } from '../../ui/form/field-schemas.ts';

/** Form values, blank for languages without a text. */
export type ReasonTexts = Record<Language, string>;

export const noReason: ReasonTexts = { RU: '', EN: '', CN: '' };

const maxLength = 500;

export const reasonSchema = () =>
  z.object({
    RU: requiredText(maxLength, says('dialogs.specifyReason')),
    EN: optionalText(maxLength),
    CN: optionalText(maxLength),
  });

export const reasonsOf = ({ RU, EN, CN }: ReasonTexts): Reasons => ({
  RU,
  ...(EN && { EN }),
  ...(CN && { CN }),
});

export const textsOf = ({ RU, EN = '', CN = '' }: Reasons): ReasonTexts => ({ RU, EN, CN });

/** Removes the Russian text that the server gives for missing translations. */
export const ownTextsOf = ({ RU, EN, CN }: LocalizedText): ReasonTexts => ({
  RU,
  EN: EN === RU ? '' : EN,
  CN: CN === RU ? '' : CN,
});

export const isSameReason = (one: ReasonTexts, other: ReasonTexts) =>
  one.RU === other.RU && one.EN === other.EN && one.CN === other.CN;
