import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventType } from '#contract/journal/event-types.ts';
import { longDay } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Timeline } from '../../../domain/journal/event-list.tsx';
import { fetchBody } from '../../../lib/api.ts';
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx';
import { openDialog } from '../../../ui/dialogs/open-dialog.ts';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';

const size = 50;

const useDayHistory = (date: string) =>
  useInfiniteQuery({
    queryKey: ['booking', 'history', date],
    queryFn: ({ pageParam: page, signal }) =>
      fetchBody('GET /booking/history', { query: { date, page, size }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ last, page }) => (last ? undefined : page + 1),
  });

type Props = { readonly date: string; readonly close: () => void };

const DayHistory = ({ date, close }: Props) => {
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
      onEscape={close}
      actions={
        <>
          {hasNextPage && (
            <Button variant="default" loading={isFetching} onClick={() => void fetchNextPage()}>
              {t('journal.history.more')}
            </Button>
          )}
          <Button data-autofocus onClick={close}>
            {t('console.operator.close')}
          </Button>
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

export const openDayHistory = (date: string) =>
  openDialog<void>((close) => createElement(DayHistory, { date, close })).catch(() => undefined);
