import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { createElement, memo, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventType } from '#contract/journal/event-types.ts';
import { bookingsOfDayQuery } from '../../../domain/booking/operator-bookings.ts';
import { timeSlotsQuery } from '../../../domain/booking/time-slots.ts';
import { longDay, whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { drawQuery } from '../../../domain/draw/draws.ts';
import { Timeline } from '../../../domain/journal/event-list.tsx';
import { fetchBody } from '../../../lib/api.ts';
import { useTyped } from '../../../lib/screen/use-typed.ts';
import { useToday } from '../../../lib/time/time-zone.ts';
import { TextButton } from '../../../ui/button/text-button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx';
import { openDialog } from '../../../ui/dialogs/open-dialog.ts';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { EmptyState } from '../../../ui/states/state-block.tsx';
import type { BookingSearch } from '../booking-search.ts';
import { shownPart } from '../booking-search.ts';
import { countGroups } from '../shown-groups.ts';
import { DayFilters } from './choice/day-filters.tsx';
import { DayStrip } from './choice/day-strip.tsx';
import { useDayKeys } from './choice/use-day-keys.ts';
import { DaySheet } from './day-sheet.tsx';
import { useDay } from './use-day.ts';
import { WaitingOfDay } from './waiting-of-day.tsx';

const DrawnNote = ({ date }: { readonly date: string }) => {
  const { t } = useTranslation();
  const { data: slots } = useQuery(timeSlotsQuery(date));
  const isDrawn = slots?.some(({ state }) => state === 'DRAW') === true;
  const { data: draw } = useQuery({ ...drawQuery(date), enabled: isDrawn });
  if (!isDrawn || !draw) return null;
  return (
    <Callout>
      <p>
        {draw.state === 'OPEN'
          ? t('boardDraws.day.open', { when: whenWords(draw.closesAt) })
          : t('boardDraws.day.frozen')}{' '}
        <Link to="/draws">{t('boardDraws.day.toDraws')}</Link>
      </p>
    </Callout>
  );
};

const size = 50;

const useDayHistory = (date: string) =>
  useInfiniteQuery({
    queryKey: ['booking', 'history', date],
    queryFn: ({ pageParam: page, signal }) =>
      fetchBody('GET /booking/history', { query: { date, page, size }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ last, page }) => (last ? undefined : page + 1),
  });

type openDayHistoryProps = { readonly date: string; readonly close: () => void };

const DayHistory = ({ date, close }: openDayHistoryProps) => {
  const { t } = useTranslation();
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useDayHistory(date);
  const events = (data?.pages ?? []).flatMap(({ content }) =>
    content.map((event) => ({
      ...event,
      type: event.type as EventType,
      vehicleId: null,
      userId: null,
      userName: null,
    })),
  );
  return (
    <DialogFrame
      title={t('boardBookings.day.history', { day: longDay(date) })}
      size="lg"
      actions={
        <>
          <Button data-autofocus onClick={close}>
            {t('console.operator.close')}
          </Button>
          {hasNextPage && (
            <Button variant="default" loading={isFetching} onClick={() => void fetchNextPage()}>
              {t('journal.history.more')}
            </Button>
          )}
        </>
      }
    >
      {!data && error && <LoadFailure message={t('journal.history.failed')} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={6} />}
      {data && events.length === 0 && <p>{t('journal.history.empty')}</p>}
      <Timeline events={events} withPlates />
    </DialogFrame>
  );
};

const openDayHistory = (date: string) =>
  openDialog<void>((close) => createElement(DayHistory, { date, close })).catch(() => undefined);

type Props = { readonly search: BookingSearch; readonly onChange: (changes: Partial<BookingSearch>) => void };

type SheetProps = Parameters<typeof useDay>[0] & { readonly shown: string };

const Sheet = ({ shown, ...requested }: SheetProps) => {
  const { t } = useTranslation();
  const day = useDay(requested);
  const label = t('boardBookings.day.title', { day: longDay(requested.date) });
  const skeleton = <SkeletonRows rows={8} height={46} />;
  if (day.query.data && !day.isDrawn) return skeleton;
  return (
    <Loaded<unknown> query={day.query} skeleton={skeleton}>
      {() => (
        <>
          {day.rows.length === 0 ? (
            <EmptyState
              title={t(day.isNarrowed ? 'boardBookings.nothingFound' : 'boardBookings.day.noSlots')}
            />
          ) : (
            <DaySheet day={day} label={label} shown={shown} />
          )}
          <TextButton onClick={() => void openDayHistory(requested.date)}>
            {t('boardBookings.day.toHistory')}
          </TextButton>
        </>
      )}
    </Loaded>
  );
};

/** Memoized and deferred, so that drawing a thousand trucks does not delay input. */
const LaterSheet = memo(Sheet);

export const DayView = ({ search, onChange }: Props) => {
  const today = useToday();
  const date = search.date || today;
  const { typed: text, input } = useTyped(search.q, (q) => onChange({ q }));
  const { data: bookings } = useQuery(bookingsOfDayQuery(date));
  const { show } = search;
  const shown = shownPart(search);
  const later = useDeferredValue(useMemo(() => ({ date, show, text, shown }), [date, show, text, shown]));
  const choose = (chosen: string) => onChange({ date: chosen === today ? '' : chosen });
  useDayKeys({ date, onChoose: choose });
  return (
    <>
      <DayStrip date={date} today={today} onChoose={choose} />
      <DayFilters
        show={show}
        counts={useMemo(() => bookings && countGroups(bookings), [bookings])}
        onShow={(group) => onChange({ show: group })}
        input={input}
      />
      <DrawnNote date={date} />
      <WaitingOfDay date={date} />
      <LaterSheet key={later.date} {...later} />
    </>
  );
};
