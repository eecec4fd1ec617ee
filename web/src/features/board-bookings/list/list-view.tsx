import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { allBookingsQuery, type BookingSort } from '../../../domain/booking/operator-bookings.ts';
import card from '../../../ui/card/card.module.css';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { EmptyState } from '../../../ui/states/state-block.tsx';
import type { Sort } from '../../../ui/table/data-table.tsx';
import { FoundPage } from '../../../ui/table/found-page.tsx';
import type { BookingSearch } from '../booking-search.ts';
import { shownPart } from '../booking-search.ts';
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

const Found = ({ search, onChange }: Props) => {
  const { t } = useTranslation();
  const { page, size, sort } = search;
  const list = useQuery(allBookingsQuery(filterOf(search), { page, size, sort }));
  const bookings = list.data?.content;
  const ids = useMemo(() => bookings?.map(({ id }) => id) ?? [], [bookings]);
  // Above its limit the server gives no exact total, so that only the current page is counted.
  const isCounted = list.data !== undefined && !list.data.totalCapped;
  useTellOrder(ids, isCounted ? { before: page * size, total: list.data.total } : undefined);
  return (
    <FoundPage
      className={`${card.frame} ${styles.found}`}
      list={list}
      place={{ page, size }}
      onPlace={onChange}
      skeleton={<SkeletonRows rows={size} height={46} />}
      empty={<EmptyState title={t('boardBookings.nothingFound')} />}
    >
      {(found) => (
        <BookingsTable
          bookings={found}
          ids={ids}
          sort={sortOf(search)}
          shown={shownPart(search)}
          onSort={({ by, direction }) => onChange({ sort: `${by},${direction}` })}
        />
      )}
    </FoundPage>
  );
};

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
