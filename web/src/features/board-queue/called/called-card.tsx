import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { useFinalActs } from '../../../domain/queue/acts/final-acts.ts';
import type { Line } from '../../../domain/queue/use-line.ts';
import { useServerTime } from '../../../domain/queue/use-server-time.ts';
import text from '../../../ui/text/text.module.css';
import { CardEmpty, CardPending, QueueCard } from '../queue-card.tsx';
import { CalledRow } from './called-row.tsx';

const usualTimeout = 15;

export const CalledCard = memo(({ line: { queue, called } }: { readonly line: Line }) => {
  const { t } = useTranslation();
  const now = useServerTime(5000);
  const { data: params } = useQuery(bookingParamsQuery);
  const leaving = useFinalActs();
  const timeout = params?.callTimeoutMinutes ?? usualTimeout;
  return (
    <QueueCard
      name="called"
      title={t('boardQueue.called.title')}
      count={called.length}
      beside={
        <p className={`${text.small} ${text.dimmed}`}>
          {t('boardQueue.called.hint', { amber: timeout, red: 2 * timeout })}
        </p>
      }
    >
      {!queue && <CardPending rows={2} />}
      {queue && called.length === 0 && <CardEmpty>{t('boardQueue.called.empty')}</CardEmpty>}
      <ul>
        {called.map((row) => (
          <CalledRow
            key={row.id}
            row={row}
            now={now}
            timeout={timeout}
            isLeaving={leaving.some(({ id, stage }) => id === row.id && stage !== 'failed')}
          />
        ))}
      </ul>
    </QueueCard>
  );
});
