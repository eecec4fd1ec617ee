import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BanEvent } from '#contract/vehicles/vehicles.ts';
import { whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useToday } from '../../../lib/time/time-zone.ts';
import { PanelSection } from '../../../ui/panel/panel-section.tsx';
import rows from '../../../ui/rows/rows.module.css';
import { banEventsQuery } from '../vehicle-calls.ts';
import { nearWords } from '../vehicle-words.ts';

const useBanWords = () => {
  const { t } = useTranslation();
  return ({ type, until, unbanMode }: BanEvent) => {
    if (type === 'WARN') return t('journal.events.warned');
    if (type === 'UNBAN')
      return t(unbanMode === 'EXPIRED' ? 'journal.events.banExpired' : 'journal.events.unbanned');
    return until ? t('journal.events.bannedUntil', { when: whenWords(until) }) : t('journal.events.banned');
  };
};

export const BanEvents = ({ vehicleId }: { readonly vehicleId: string }) => {
  const { t } = useTranslation();
  const today = useToday();
  const banWords = useBanWords();
  const { data } = useQuery(banEventsQuery(vehicleId));
  if (!data || data.content.length === 0) return null;
  return (
    <PanelSection title={t('boardVehicles.banEvents')}>
      <ul className={rows.rows}>
        {data.content.map((event) => (
          <li key={event.id} className={rows.row}>
            <span className={rows.words}>
              <time dateTime={event.eventDate}>{nearWords(event.eventDate, today)}</time>
              <span className={rows.second}>
                {t('journal.events.withReason', {
                  text: banWords(event),
                  reason: event.reasons[currentLanguage()],
                })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
};
