import { useTranslation } from 'react-i18next';
import type { AdminQueueRow } from '#contract/queue/queue.ts';
import type { MenuAction } from '../../../ui/menu/action-menu.tsx';
import { cancelWithReason, giveBack } from './line-acts.ts';
import { seenTruck } from './queue-calls.ts';

const kinds = ['NO_ANSWER', 'MISTAKE', 'TECHNICAL'] as const;

/** The ways back to the line. Whoever did not come twice may be cancelled instead. */
export const useReturnActions = (row: AdminQueueRow): MenuAction[] => {
  const { t } = useTranslation();
  const truck = seenTruck(row);
  const ways = kinds.map((kind) => ({
    key: kind,
    label: t(`lineActs.return.${kind}.label`),
    hint: t(`lineActs.return.${kind}.hint`),
    onChoose: () => void giveBack(truck, kind),
  }));
  const cancel = {
    key: 'CANCEL',
    label: t('lineActs.return.cancel'),
    hint: row.noAnswers > 0 ? t('lineActs.return.secondTime') : undefined,
    isDangerous: true,
    onChoose: () => void cancelWithReason(truck),
  };
  return row.noAnswers > 0 ? [cancel, ...ways] : [...ways, cancel];
};
