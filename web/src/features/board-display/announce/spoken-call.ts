import type { BoardQueueRow } from '#contract/queue/queue.ts';
import { hasWords, languages, languageTag } from '../../../lib/i18n.ts';
import { type Sentence, spelled } from '../sound/speak.ts';
import { translatorOf } from '../words/lead-language.tsx';
import { callLanguages } from './call-languages.ts';

/** The call as it is spoken. The driver's language comes first, because the next call may cut the others off. */
export const spokenCall = ({ vehicleRegistrationPlate, gate }: BoardQueueRow): Sentence[] =>
  callLanguages(vehicleRegistrationPlate, languages.filter(hasWords)).map((language) => {
    const t = translatorOf(language);
    const plate = spelled(vehicleRegistrationPlate);
    return {
      tag: languageTag(language),
      text: gate ? t('display.call.spokenTo', { plate, gate }) : t('display.call.spoken', { plate }),
    };
  });
