import type { TFunction } from 'i18next';
import type { GuardNeed } from '#kernel/guards/guards.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { shortWhen } from '../checkpoint/checkpoint-words.ts';
import { plateText } from '../plate/plate-text.ts';
import { gateWords } from '../queue/line-words.ts';

export const guardWords = (t: TFunction, { code, params }: GuardNeed) => {
  const { reasons, until, since, gate, plate, count = 0, by } = params;
  const details = [
    reasons?.[currentLanguage()],
    until === undefined ? undefined : t('guards.until', { when: shortWhen(until) }),
    by === undefined ? undefined : t('guards.calledBy', { who: by }),
  ];
  return {
    title: t(`guards.codes.${code}`, {
      count,
      gate: gate === undefined ? '' : gateWords(gate),
      plate: plate === undefined ? '' : plateText(plate),
      when: since === undefined ? '' : shortWhen(since),
    }),
    details: details.filter(Boolean).join(t('common.listSeparator')),
  };
};
