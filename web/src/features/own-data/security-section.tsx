import { useTranslation } from 'react-i18next';
import { SecurityLog } from '../../domain/account/security-log.tsx';
import { SectionCard } from '../../ui/card/section-card.tsx';

export const SecuritySection = () => {
  const { t } = useTranslation();
  return (
    <SectionCard title={t('securityLog.title')} hint={t('securityLog.hint')}>
      <SecurityLog />
    </SectionCard>
  );
};
