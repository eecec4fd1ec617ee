import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BanEvent } from '#contract/vehicles/vehicles.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import styles from './board-vehicles.module.css';
import { banEventsQuery } from './vehicle-list-calls.ts';
import { momentWords } from './vehicle-words.ts';

const Event = ({ event }: { readonly event: BanEvent }) => {
  const { t } = useTranslation();
  return (
    <li>
      <p>
        {momentWords(event.eventDate)} • {t(`boardVehicles.events.${event.type}`)} •{' '}
        {t(`boardVehicles.actors.${event.actor}`)}
      </p>
      <p>{event.reason}</p>
      {event.until && (
        <p className={styles.dim}>{t('boardVehicles.heldUntil', { date: momentWords(event.until) })}</p>
      )}
      {event.clearedDate && event.type !== 'UNBAN' && (
        <p className={styles.dim}>{t('boardVehicles.cleared', { date: momentWords(event.clearedDate) })}</p>
      )}
    </li>
  );
};

export const BanHistory = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(banEventsQuery(id));
  return (
    <section className={styles.block}>
      <h3>{t('boardVehicles.history')}</h3>
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={2} />}
      {data?.length === 0 && <p className={styles.dim}>{t('boardVehicles.noHistory')}</p>}
      {data && data.length > 0 && (
        <ol className={styles.timeline}>
          {data.map((event) => (
            <Event key={event.id} event={event} />
          ))}
        </ol>
      )}
    </section>
  );
};
