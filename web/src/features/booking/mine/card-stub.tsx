import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { hasPass } from '../../../domain/booking/booking-rules.ts';
import { qrOf } from '../../../domain/booking/pass-links.ts';
import ticket from '../../../domain/booking/ticket.module.css';
import { lazyOrNothing } from '../../../lib/screen/lazy-or-nothing.ts';
import text from '../../../ui/text/text.module.css';
import { useShowPass } from '../pass/use-show-pass.ts';
import styles from './mine.module.css';

const stub = `${ticket.stub} ${styles.stub}`;

/** Without it, the card still shows the number. */
const QrCode = lazyOrNothing(async () => (await import('../../../domain/booking/qr-code.tsx')).QrCode);

/** Preloads the pass page, which must work offline later. */
const preloadPass = () => {
  import('../pass/own-pass-page.tsx').catch(() => undefined);
};

const PassStub = ({ booking }: { readonly booking: Booking }) => {
  const { t } = useTranslation();
  const showPass = useShowPass();
  useEffect(preloadPass, []);
  const number = booking.formattedBookingNumber;
  return (
    <button
      type="button"
      className={stub}
      aria-label={t('booking.mine.openPassOf', { number })}
      onClick={() => showPass(booking)}
    >
      <Suspense>
        <QrCode text={qrOf(booking)} label={number} />
      </Suspense>
    </button>
  );
};

export const CardStub = ({ booking }: { readonly booking: Booking }) => {
  const { t } = useTranslation();
  if (hasPass(booking)) return <PassStub booking={booking} />;
  if (booking.bookingStatus !== 'WAITING_FOR_CONFIRMATION') return null;
  return (
    <div className={stub}>
      <p className={text.hint}>{t('booking.mine.passAfterCode')}</p>
    </div>
  );
};
