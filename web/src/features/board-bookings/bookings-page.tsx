import { Outlet } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../domain/account/may.tsx';
import { outdateBookings } from '../../domain/booking/own-bookings.ts';
import { useQueue } from '../../domain/queue/use-queue.ts';
import { SheetButton } from '../../domain/sheets/sheet-button.tsx';
import { call } from '../../lib/api.ts';
import { useFollow, useFollowedLinks } from '../../lib/screen/use-followed-links.ts';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import { useToday } from '../../lib/time/time-zone.ts';
import buttons from '../../ui/button/button.module.css';
import { Icon } from '../../ui/icons/icon.tsx';
import layout from '../../ui/layout/layout.module.css';
import { ListWithPanel } from '../../ui/panel/list-with-panel.tsx';
import { keepTyped } from '../../ui/shortcuts/typed-ahead.ts';
import { useShortcuts } from '../../ui/shortcuts/use-shortcuts.ts';
import segments from '../../ui/tabs/segments.module.css';
import {
  type BookingSearch,
  closureAddress,
  listAddress,
  newBookingAddress,
  shownPart,
  useBookingSearch,
} from './booking-search.ts';
import styles from './bookings-page.module.css';
import { DayView } from './day/day-view.tsx';
import { filterOf } from './list/list-filter.ts';
import { ListView } from './list/list-view.tsx';

/** Throttled, because queue events come in bursts and a day's bookings are a large response. */
const pauseMs = 3000;

let askedAt = 0;

const outdateSoon = () => {
  const timer = setTimeout(
    () => {
      askedAt = Date.now();
      void outdateBookings();
    },
    Math.max(300, askedAt + pauseMs - Date.now()),
  );
  return () => clearTimeout(timer);
};

/** Refreshes bookings when the queue changes. A component of its own, because every heartbeat renders it again. */
const LiveBookings = () => {
  const revision = useQueue({ placement: 'admin' }).queue?.revision;
  useEffect(() => (revision === undefined ? undefined : outdateSoon()), [revision]);
  return null;
};

const fetchSheet = (search: BookingSearch, today: string) => {
  const { hasPriority, ...filter } = filterOf(search);
  const query =
    search.view === 'day'
      ? { date: search.date || today }
      : {
          ...filter,
          ...(hasPriority !== undefined && { hasPriority: String(hasPriority) as 'true' | 'false' }),
        };
  return call('GET /booking/excel', { query, expect: 200, timeoutMs: 120_000 });
};

const views = ['day', 'list'] as const;

const ViewSwitch = ({ search }: { readonly search: BookingSearch }) => {
  const { t } = useTranslation();
  return (
    <nav className={segments.segments} aria-label={t('boardBookings.views.title')}>
      {views.map((view) => (
        <a
          key={view}
          href={listAddress(shownPart({ ...search, view }))}
          aria-current={view === search.view ? 'page' : undefined}
        >
          {t(`boardBookings.views.${view}`)}
        </a>
      ))}
    </nav>
  );
};

/** Preloads the panel, so that the first booking opens as fast as the others. */
const usePanelAtHand = () =>
  useEffect(() => {
    import('./panel/booking-panel.tsx').catch(() => undefined);
  }, []);

export const BookingsPage = () => {
  const { t } = useTranslation();
  usePageTitle(t('console.bookings.title'));
  const page = useRef<HTMLDivElement>(null);
  useFollowedLinks(page);
  usePanelAtHand();
  const follow = useFollow();
  const { search, change } = useBookingSearch();
  const today = useToday();
  const newBooking = newBookingAddress({}, shownPart(search));
  const isOperator = useMay('operator');
  const bookByKey = () => {
    if (window.location.pathname === newBooking.split('?')[0]) return;
    follow(newBooking);
    // Operators type a caller's digits at once, maybe before the form has been loaded.
    keepTyped();
  };
  useShortcuts(
    t('console.bookings.title'),
    isOperator ? [{ keys: ['N'], words: t('boardBookings.new'), run: bookByKey }] : [],
  );
  return (
    <div ref={page}>
      <ListWithPanel panel={<Outlet />}>
        <div className={layout.stack}>
          <div className={`${layout.row} ${layout.loose}`}>
            <h1>{t('console.bookings.title')}</h1>
            <ViewSwitch search={search} />
            <div className={`${layout.row} ${layout.end} ${styles.actions}`}>
              <SheetButton download={() => fetchSheet(search, today)} />
              {isOperator && (
                <>
                  <a className={buttons.button} href={closureAddress()}>
                    {t('boardBookings.close')}
                  </a>
                  <a className={buttons.button} data-main="true" href={newBooking}>
                    <Icon size={18} stroke={2} path="M12 5v14M5 12h14" />
                    {t('boardBookings.new')}
                  </a>
                </>
              )}
            </div>
          </div>
          {search.view === 'day' ? (
            <DayView search={search} onChange={change} />
          ) : (
            <ListView search={search} onChange={change} />
          )}
        </div>
      </ListWithPanel>
      <LiveBookings />
    </div>
  );
};
