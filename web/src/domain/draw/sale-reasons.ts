import { useTranslation } from 'react-i18next';
import { actReasonKinds } from '#kernel/log/queue-log-entry.ts';

/** None is chosen at first, so that the operator has to choose. */
export const useSaleReasons = () => {
  const { t } = useTranslation();
  return [
    { value: '' as const, label: t('boardDraws.sale.choose') },
    ...actReasonKinds.map((kind) => ({ value: kind, label: t(`boardLog.reasons.${kind}`) })),
  ];
};
