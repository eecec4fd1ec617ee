import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { bookingParamsQuery } from '../../domain/booking/booking-params.ts';
import { standsAbove } from '../../domain/booking/booking-rules.ts';
import { useActiveBookings, useKnownBookings } from '../../domain/booking/own-bookings.ts';
import { Afterwards } from '../../lib/screen/afterwards.tsx';
import { lazyOrNothing } from '../../lib/screen/lazy-or-nothing.ts';
import { useMainContent } from '../../lib/screen/main-content.ts';
import { useMedia } from '../../lib/screen/use-media.ts';
import sides from '../../ui/layout/sides.module.css';
import styles from './booking-page.module.css';
import { CalledNow } from './call/called-now.tsx';
import { AskedNow } from './coming/coming-callout.tsx';
import { useKeptCodeDialog } from './confirm-and-show.ts';
import { useOwnLine } from './line/line-rows.ts';
import { WatchedLine } from './line/watched-line.tsx';
import { MyBookings } from './mine/my-bookings.tsx';
import { NewBookingCard } from './new/new-booking-card.tsx';
import { useKeptJoin } from './waiting/ask-to-wait.ts';
import { useOwnEntries } from './waiting/waiting-entries.ts';

/** Most drivers have none of these. */
const OwnApplications = lazyOrNothing(
  async () => (await import('./apply/own-applications.tsx')).OwnApplications,
);
const OwnEntries = lazyOrNothing(async () => (await import('./waiting/own-entries.tsx')).OwnEntries);
const OpenOffers = lazyOrNothing(async () => (await import('./offer/open-offers.tsx')).OpenOffers);

/** Below it there is one column; must match the style sheets. */
const oneColumn = '(max-width: 1000px)';

/**
 * Whether the form is folded. Decided once when the bookings load, then only by the person or a new
 * booking: a refetch must not hide a half-filled form.
 */
const useFolding = (form: RefObject<HTMLElement | null>) => {
  const isNarrow = useMedia(oneColumn);
  const known = useKnownBookings();
  const hasBookings = known !== undefined && known.length > 0;
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const [wasOpen, setWasOpen] = useState(!isNarrow);
  const [hadBookings, setHadBookings] = useState(hasBookings);

  if (isOpen === null && known !== undefined) setOpen(!hasBookings);
  if (hadBookings !== hasBookings) {
    setHadBookings(hasBookings);
    if (!hasBookings) setOpen(true);
  }
  const isFolded = isNarrow && isOpen === false;
  const isShown = !isNarrow || isOpen === true;
  if (isShown && !wasOpen) setWasOpen(true);

  // A window made wide and narrow again keeps the form open.
  useEffect(() => {
    if (!isNarrow) setOpen(true);
  }, [isNarrow]);

  return {
    isNarrow,
    isFolded,
    mayFold: isNarrow && hasBookings,
    wasOpen,
    open: () => {
      flushSync(() => setOpen(true));
      form.current?.querySelector('h1')?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    },
    fold: () => {
      if (isNarrow) setOpen(false);
    },
  };
};

/** Two columns, or one on narrow screens: there, existing bookings come first and the form is folded. */
export const BookingPage = () => {
  const { t } = useTranslation();
  const form = useRef<HTMLDivElement>(null);
  const { isNarrow, isFolded, mayFold, wasOpen, open, fold } = useFolding(form);
  const inLine = useOwnLine();
  const entries = useOwnEntries();
  const hasDraws = useQuery(bookingParamsQuery).data?.draw.enabled === true;
  const offered = useActiveBookings().filter(standsAbove);
  useKeptCodeDialog();
  useKeptJoin();
  useMainContent(isFolded);
  const own = (hasDraws || entries.length > 0) && (
    <Suspense>
      {hasDraws && <OwnApplications />}
      {entries.length > 0 && <OwnEntries entries={entries} />}
    </Suspense>
  );
  // Where the form stands first, what waits would be out of sight.
  const isAbove = isNarrow && !isFolded;
  return (
    <div className={`${sides.sides} ${styles.page}`}>
      <CalledNow called={inLine.filter(({ bookingStatus }) => bookingStatus === 'GO_TO_GATE')} />
      <WatchedLine bookings={inLine} />
      <AskedNow />
      {offered.length > 0 && (
        <Suspense fallback={<div className={styles.offer} />}>
          <OpenOffers offered={offered} />
        </Suspense>
      )}
      {isAbove && own}
      <div ref={form} hidden={isFolded}>
        {wasOpen && <NewBookingCard onBooked={fold} onFold={mayFold ? fold : undefined} />}
      </div>
      <Afterwards atOnce={isFolded}>
        <MyBookings lead={!isAbove && own} isFirst={isFolded || !wasOpen} />
      </Afterwards>
      {isFolded && (
        <div className={styles.bar}>
          <Button variant="light" fullWidth onClick={open}>
            + {t('booking.new.title')}
          </Button>
        </div>
      )}
    </div>
  );
};
