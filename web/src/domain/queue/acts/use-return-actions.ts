import { useTranslation } from 'react-i18next';
import type { AdminQueueRow } from '#contract/queue/queue.ts';
import type { MenuAction } from '../../../ui/menu/action-menu.tsx';
import { mayBeAbsent } from '../line-words.ts';
import { cancelWithReason, giveBack } from './line-acts.ts';
import type { SeenTruck } from './queue-calls.ts';

const kinds = ['NO_ANSWER', 'MISTAKE', 'TECHNICAL'] as const;

type Missing = SeenTruck & Pick<AdminQueueRow, 'noAnswers' | 'unseen'>;

/** Offers cancelling first if the truck has missed a call before, or nobody has ever seen it. */
export const useReturnActions = (truck: Missing): MenuAction[] => {
  const { t } = useTranslation();
  const ways = kinds.map((kind) => ({
    key: kind,
    label: t(`lineActs.return.${kind}.label`),
    hint: t(`lineActs.return.${kind}.hint`),
    onChoose: () => void giveBack(truck, kind),
  }));
  const cancel = {
    key: 'CANCEL',
    label: t('lineActs.return.cancel'),
    hint: mayBeAbsent(truck)
      ? t(truck.noAnswers > 0 ? 'lineActs.return.secondTime' : 'lineActs.return.unseen')
      : undefined,
    isDangerous: true,
    onChoose: () => void cancelWithReason(truck),
  };
  return mayBeAbsent(truck) ? [cancel, ...ways] : [...ways, cancel];
};
