import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { useFinalActs } from '../../../domain/queue/acts/final-acts.ts';
import type { Line } from '../../../domain/queue/use-line.ts';
import { useServerTime } from '../../../domain/queue/use-server-time.ts';
import { CardPending } from '../card-pending.tsx';
import panel from '../panel.module.css';
import styles from './called-card.module.css';
import { CalledRow } from './called-row.tsx';

const usualTimeout = 15;

export const CalledCard = memo(({ line: { queue, called } }: { readonly line: Line }) => {
  const { t } = useTranslation();
  const now = useServerTime(5000);
  const { data: params } = useQuery(bookingParamsQuery);
  const leaving = useFinalActs();
  const timeout = params?.callTimeoutMinutes ?? usualTimeout;
  return (
    <section className={panel.card} aria-labelledby="called-title">
      <div className={panel.head}>
        <h2 id="called-title" className={panel.title}>
          {t('boardQueue.called.title')} <span className={panel.count}>{called.length || ''}</span>
        </h2>
        <p className={panel.hint}>{t('boardQueue.called.hint', { amber: timeout, red: 2 * timeout })}</p>
      </div>
      {!queue && <CardPending rows={2} />}
      {queue && called.length === 0 && <p className={panel.empty}>{t('boardQueue.called.empty')}</p>}
      <ul className={styles.rows}>
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
    </section>
  );
});
