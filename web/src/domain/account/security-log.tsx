import { Button } from '@mantine/core';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SecurityEvent } from '#contract/accounts/security-log.ts';
import { fetchBody } from '../../lib/api.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import rows from '../../ui/rows/rows.module.css';
import { LoadFailure } from '../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import text from '../../ui/text/text.module.css';
import { momentWords } from '../checkpoint/checkpoint-words.ts';

const size = 5;

type EventsPage = {
  readonly content: readonly SecurityEvent[];
  readonly last: boolean;
  readonly page: number;
};

const logQuery = (userId: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['security-log', userId],
    queryFn: ({ signal, pageParam: page }): Promise<EventsPage> =>
      userId === undefined
        ? fetchBody('GET /users/security-log', { signal, query: { page, size } })
        : fetchBody('GET /users/{id}/security-log', {
            signal,
            params: { id: userId },
            query: { page, size },
          }),
    initialPageParam: 0,
    getNextPageParam: ({ last, page }) => (last ? undefined : page + 1),
  });

const Row = ({ event }: { readonly event: SecurityEvent }) => {
  const { t } = useTranslation();
  const by = event.byAnother ? t('securityLog.byAnother') : null;
  return (
    <li className={rows.row}>
      <span className={rows.beside}>
        <span className={rows.words}>
          {t(`securityLog.types.${event.type}`)}
          <span className={text.second}>
            {[momentWords(event.date), event.device, event.address, by].filter(Boolean).join(' · ')}
          </span>
        </span>
        {event.unusual && <Badge tone="amber">{t(`securityLog.unusual.${event.unusual}`)}</Badge>}
      </span>
    </li>
  );
};

/** Without `userId` shows the reader's own log. */
export const SecurityLog = ({ userId }: { readonly userId?: string }) => {
  const { t } = useTranslation();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    logQuery(userId),
  );
  if (!data && isError)
    return <LoadFailure message={t('securityLog.loadFailed')} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={3} height={44} />;
  const events = data.pages.flatMap(({ content }) => content);
  if (events.length === 0) return <p className={text.dimmed}>{t('securityLog.empty')}</p>;
  return (
    <>
      <ul className={rows.rows}>
        {events.map((event) => (
          <Row key={event.id} event={event} />
        ))}
      </ul>
      {hasNextPage && (
        <div>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('securityLog.more')}
          </Button>
        </div>
      )}
    </>
  );
};
