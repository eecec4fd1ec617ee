import { useTranslation } from 'react-i18next';
import type { AdminQueueRow } from '#contract/queue/queue.ts';
import { cancelWithReason, takePriority, undoArrival } from '../../../domain/queue/acts/line-acts.ts';
import { seenTruck } from '../../../domain/queue/acts/queue-calls.ts';
import type { MenuAction } from '../../../ui/menu/action-menu.tsx';

export const useWaitingActions = (row: AdminQueueRow, cargo: string): MenuAction[] => {
  const { t } = useTranslation();
  const truck = seenTruck(row);
  const priority = {
    key: 'priority',
    label: t('boardQueue.waiting.takePriority'),
    hint: t('boardQueue.waiting.takePriorityHint', { cargo }),
    onChoose: () => void takePriority(truck),
  };
  return [
    ...(row.hasPriority ? [priority] : []),
    {
      key: 'undo',
      label: t('boardQueue.waiting.undoArrival'),
      hint: t('boardQueue.waiting.undoArrivalHint'),
      onChoose: () => void undoArrival(truck),
    },
    {
      key: 'cancel',
      label: t('lineActs.return.cancel'),
      isDangerous: true,
      onChoose: () => void cancelWithReason(truck),
    },
  ];
};
