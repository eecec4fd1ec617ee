import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { driverOf, fullName } from '../../../domain/account/full-name.ts';
import { hasPass } from '../../../domain/booking/booking-rules.ts';
import { useArrivalWindow } from '../../../domain/booking/booking-words.ts';
import { useCargoName } from '../../../domain/booking/cargo-types.ts';
import { bookingQuery, refreshMs } from '../../../domain/booking/own-bookings.ts';
import { passAddress } from '../../../domain/booking/pass-links.ts';
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx';
import { useLineRows, withLine } from '../line/line-rows.ts';
import styles from './pass.module.css';
import { PassTicket } from './pass-ticket.tsx';
import { CloseTool, PassTools } from './pass-tools.tsx';
import { viewOfBooking } from './pass-view.ts';
import { VoidPass } from './void-pass.tsx';

/** As it was opened, and renewed at once and while it is looked at: the call to the gate may come meanwhile. */
const useLiveBooking = (opened: Booking): Booking => {
  const { data } = useQuery({
    ...bookingQuery(opened.id),
    initialData: opened,
    initialDataUpdatedAt: 0,
    refetchInterval: refreshMs,
  });
  return withLine(data.version < opened.version ? opened : data, useLineRows());
};

const Facts = ({ booking }: { readonly booking: Booking }) => {
  const { t } = useTranslation();
  const cargoName = useCargoName();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('booking.pass.driver')}</dt>
        <dd>{fullName(driverOf(booking))}</dd>
      </div>
      <div>
        <dt>{t('booking.pass.cargo')}</dt>
        <dd>{cargoName(booking.cargoType)}</dd>
      </div>
    </dl>
  );
};

const Address = ({ address }: { readonly address: string }) => {
  const { t } = useTranslation();
  return (
    <p className={styles.address}>
      {t('booking.pass.address')} <span className={styles.link}>{address.replace(/^https?:\/\//, '')}</span>
    </p>
  );
};

type PassDialogProps = { readonly booking: Booking; readonly close: () => void };

/** A booking's pass over the screen it was opened from. */
export const PassDialog = ({ booking: opened, close }: PassDialogProps) => {
  const { t } = useTranslation();
  const booking = useLiveBooking(opened);
  const closing = useRef<HTMLButtonElement>(null);
  const isValid = hasPass(booking);
  // The tools go with the pass, and one of them may have had the focus.
  useEffect(() => {
    if (!isValid) closing.current?.focus({ preventScroll: true });
  }, [isValid]);
  const late = useLineRows()?.get(booking.formattedBookingNumber)?.late ?? false;
  const pass = viewOfBooking(booking, useArrivalWindow(booking), late);
  const address = booking.passToken === undefined ? undefined : passAddress(booking.passToken);
  const closeTool = <CloseTool ref={closing} onClick={() => close()} />;
  return (
    <DialogFrame
      size="lg"
      title={t('booking.pass.title')}
      actions={
        isValid ? (
          <PassTools pass={pass} address={address} uid={booking.id} sequence={booking.version}>
            {closeTool}
          </PassTools>
        ) : (
          closeTool
        )
      }
    >
      {isValid ? (
        <PassTicket pass={pass}>
          <Facts booking={booking} />
        </PassTicket>
      ) : (
        <VoidPass pass={pass} cancelled={booking} />
      )}
      {isValid && address && <Address address={address} />}
    </DialogFrame>
  );
};
