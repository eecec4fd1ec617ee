import { useTranslation } from 'react-i18next';
import { longDay } from '../../../domain/checkpoint/checkpoint-words.ts';
import { useToday } from '../../../lib/time-zone.ts';
import { ListNotice } from '../../../ui/paged-list/list-notice.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { OfflineState } from '../../../ui/states/offline-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { EmptyState } from '../../../ui/states/state-block.tsx';
import { shownPart } from '../addresses.ts';
import type { BookingSearch } from '../booking-search.ts';
import { useTyped } from '../use-typed.ts';
import { DayFilters } from './day-filters.tsx';
import { DaySheet } from './day-sheet.tsx';
import { DayStrip } from './day-strip.tsx';
import { useDay } from './use-day.ts';
import { useDayKeys } from './use-day-keys.ts';

type Props = { readonly search: BookingSearch; readonly onChange: (changes: Partial<BookingSearch>) => void };

const Content = ({ day, label, shown }: Parameters<typeof DaySheet>[0]) => {
  const { t } = useTranslation();
  const { data, error, fetchStatus, refetch } = day.day;
  if (!data && fetchStatus === 'paused') return <OfflineState />;
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={8} height={46} />;
  return (
    <>
      {fetchStatus === 'paused' && <ListNotice text={t('pagedList.offline')} />}
      {error && <ListNotice text={t('pagedList.refreshFailed')} onRetry={() => void refetch()} />}
      {day.rows.length === 0 ? (
        <EmptyState title={t(day.isNarrowed ? 'boardBookings.nothingFound' : 'boardBookings.day.noSlots')} />
      ) : (
        <DaySheet day={day} label={label} shown={shown} />
      )}
    </>
  );
};

/** A day by its slots: how full each is and who is in it. */
export const DayView = ({ search, onChange }: Props) => {
  const { t } = useTranslation();
  const today = useToday();
  const date = search.date || today;
  const [text, setText] = useTyped(search.q, (q) => onChange({ q }));
  const day = useDay({ date, show: search.show, text });
  const choose = (chosen: string) => onChange({ date: chosen === today ? '' : chosen });
  useDayKeys({ date, onChoose: choose });
  return (
    <>
      <DayStrip date={date} today={today} onChoose={choose} />
      <DayFilters
        show={search.show}
        text={text}
        counts={day.counts}
        onShow={(show) => onChange({ show })}
        onText={setText}
      />
      <Content
        key={date}
        day={day}
        label={t('boardBookings.day.title', { day: longDay(date) })}
        shown={shownPart(search)}
      />
    </>
  );
};
