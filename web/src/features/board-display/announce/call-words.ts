import type { TFunction } from 'i18next';
import type { Language } from '#contract/common.ts';
import type { BoardQueueRow } from '#contract/queue/queue.ts';
import { parsePlate } from '#kernel/plates/parse-plate.ts';
import { hasWords, languages, languageTag } from '../../../lib/i18n.ts';
import { type Sentence, spelled } from '../sound/speak.ts';
import { translatorOf } from '../words/lead-language.tsx';

/** The languages, beginning with the one that a driver with such a plate most likely reads. */
export const callLanguages = (plate: string, spoken: readonly Language[]): Language[] => {
  const first = parsePlate(plate).kind === 'chinese' ? 'CN' : 'RU';
  return spoken.toSorted((one, other) => Number(other === first) - Number(one === first));
};

export const orderWords = (t: TFunction, gate: string | undefined) =>
  gate ? t('display.call.orderTo', { gate }) : t('display.call.order');

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
