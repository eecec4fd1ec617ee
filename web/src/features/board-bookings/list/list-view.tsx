import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { allBookingsQuery, type BookingSort } from '../../../domain/booking/operator-bookings.ts';
import { ListNotice } from '../../../ui/paged-list/list-notice.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { OfflineState } from '../../../ui/states/offline-state.tsx';
import { Renewed } from '../../../ui/states/renewed.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { EmptyState } from '../../../ui/states/state-block.tsx';
import type { Sort } from '../../../ui/table/next-sort.ts';
import { Pager } from '../../../ui/table/pager.tsx';
import { shownPart } from '../addresses.ts';
import type { BookingSearch } from '../booking-search.ts';
import { useTellOrder } from '../shown-order.ts';
import { BookingsTable } from './bookings-table.tsx';
import { faultsIn, filterOf } from './list-filter.ts';
import { ListFilters } from './list-filters.tsx';
import styles from './list-view.module.css';

type Props = {
  readonly search: BookingSearch;
  readonly onChange: (changes: Partial<BookingSearch>) => void;
};

const sortOf = ({ sort }: BookingSearch): Sort<BookingSort> => {
  const [by, direction] = sort.split(',') as [BookingSort, 'ASC' | 'DESC'];
  return { by, direction };
};

/** The rows of a page that was the last one may be gone meanwhile. */
const useLastPage = (search: BookingSearch, isEmptied: boolean, onChange: Props['onChange']) => {
  const back = useEffectEvent(() => onChange({ page: search.page - 1 }));
  useEffect(() => {
    if (isEmptied) back();
  }, [isEmptied]);
};

const Found = ({ search, onChange }: Props) => {
  const { t } = useTranslation();
  const { page, size, sort } = search;
  const list = useQuery(allBookingsQuery(filterOf(search), { page, size, sort }));
  const { data, error, isPlaceholderData, fetchStatus, refetch } = list;
  const bookings = data?.content;
  const ids = useMemo(() => bookings?.map(({ id }) => id) ?? [], [bookings]);
  useTellOrder(ids);
  useLastPage(search, !isPlaceholderData && data !== undefined && ids.length === 0 && page > 0, onChange);
  if (!data && fetchStatus === 'paused') return <OfflineState />;
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || !bookings) return <SkeletonRows rows={size} height={46} />;
  return (
    <Renewed className={styles.found} isOld={isPlaceholderData}>
      {fetchStatus === 'paused' && <ListNotice text={t('pagedList.offline')} />}
      {error && <ListNotice text={t('pagedList.refreshFailed')} onRetry={() => void refetch()} />}
      {bookings.length === 0 ? (
        <EmptyState title={t('boardBookings.nothingFound')} />
      ) : (
        <BookingsTable
          bookings={bookings}
          ids={ids}
          sort={sortOf(search)}
          shown={shownPart(search)}
          onSort={({ by, direction }) => onChange({ sort: `${by},${direction}` })}
        />
      )}
      <Pager
        page={page}
        size={size}
        count={bookings.length}
        total={data.total}
        isCapped={data.totalCapped === true}
        isLast={data.last}
        onPage={(next) => onChange({ page: next })}
        onSize={(next) => onChange({ size: next })}
      />
    </Renewed>
  );
};

/** All bookings there are, by any of their properties. */
export const ListView = ({ search, onChange }: Props) => {
  const { t } = useTranslation();
  const faults = faultsIn(search);
  return (
    <>
      <ListFilters search={search} faults={faults} onChange={onChange} />
      {faults.length === 0 ? (
        <Found search={search} onChange={onChange} />
      ) : (
        <p role="status">{t('boardBookings.faults.check')}</p>
      )}
    </>
  );
};
