import { useTranslation } from 'react-i18next';
import { useQueue } from '../../domain/queue/use-queue.ts';
import { DutyCard } from './duty-card.tsx';
import { Figures } from './figures-card.tsx';

export const NowCard = () => {
  const { t } = useTranslation();
  const { queue } = useQueue({ placement: 'admin' });
  if (!queue) return null;
  return (
    <DutyCard title={t('boardDuty.now')}>
      <Figures
        figures={{
          [t('boardDuty.waiting')]: String(queue.waiting),
          [t('boardDuty.called')]: String(queue.called),
          [t('boardDuty.lag')]: t('boardDuty.minutes', { count: queue.lagMinutes }),
        }}
      />
    </DutyCard>
  );
};
