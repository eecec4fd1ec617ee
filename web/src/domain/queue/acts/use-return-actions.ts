import { useTranslation } from 'react-i18next';
import type { MenuAction } from '../../../ui/menu/action-menu.tsx';
import { cancelWithReason, giveBack } from './line-acts.ts';
import type { SeenTruck } from './queue-calls.ts';

const kinds = ['NO_ANSWER', 'MISTAKE', 'TECHNICAL'] as const;

/** Cancelling comes first if the truck has already missed a call. */
export const useReturnActions = (truck: SeenTruck & { readonly noAnswers: number }): MenuAction[] => {
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
    hint: truck.noAnswers > 0 ? t('lineActs.return.secondTime') : undefined,
    isDangerous: true,
    onChoose: () => void cancelWithReason(truck),
  };
  return truck.noAnswers > 0 ? [cancel, ...ways] : [...ways, cancel];
};
