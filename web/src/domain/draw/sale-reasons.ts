import { useTranslation } from 'react-i18next';
import { actReasonKinds } from '#kernel/log/queue-log-entry.ts';

/** Why a place of a day that will be drawn is given away before; nothing is chosen for the operator. */
export const useSaleReasons = () => {
  const { t } = useTranslation();
  return [
    { value: '' as const, label: t('boardDraws.sale.choose') },
    ...actReasonKinds.map((kind) => ({ value: kind, label: t(`boardLog.reasons.${kind}`) })),
  ];
};
