import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { driverOf, fullName } from '../../../domain/account/full-name.ts';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { hasPass } from '../../../domain/booking/booking-rules.ts';
import { useArrivalWindow } from '../../../domain/booking/booking-words.ts';
import { useCargoName } from '../../../domain/booking/cargo-types.ts';
import { bookingQuery, refreshMs } from '../../../domain/booking/own-bookings.ts';
import { passAddress } from '../../../domain/booking/pass-links.ts';
import { PushCard } from '../../../domain/push/push-card.tsx';
import { Fact } from '../../../ui/facts/fact.tsx';
import facts from '../../../ui/facts/facts.module.css';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { callOfBooking } from '../call/gate-call.ts';
import { isInLine, useLineRows, withLine } from '../line/line-rows.ts';
import { WatchedLine } from '../line/watched-line.tsx';
import styles from './pass.module.css';
import { PassFrame } from './pass-frame.tsx';
import { PassTicket } from './pass-ticket.tsx';
import { PassTools } from './pass-tools.tsx';
import { viewOfBooking } from './pass-view.ts';
import { VoidPass } from './void-pass.tsx';

const Facts = ({ booking }: { readonly booking: Booking }) => {
  const { t } = useTranslation();
  const cargoName = useCargoName();
  return (
    <dl className={`${facts.facts} ${layout.ruled} ${styles.facts}`}>
      <Fact name={t('booking.pass.driver')}>{fullName(driverOf(booking))}</Fact>
      <Fact name={t('booking.pass.cargo')}>{cargoName(booking.cargoType)}</Fact>
    </dl>
  );
};

const Address = ({ address }: { readonly address: string }) => {
  const { t } = useTranslation();
  return (
    <p className={`${text.hint} ${styles.address}`}>
      {t('booking.pass.address')}{' '}
      <span className={`${text.code} ${text.breaks}`}>{address.replace(/^https?:\/\//, '')}</span>
    </p>
  );
};

const OwnPass = ({ booking }: { readonly booking: Booking }) => {
  const late = useLineRows()?.get(booking.formattedBookingNumber)?.late ?? false;
  const { data: params } = useQuery(bookingParamsQuery);
  const pass = viewOfBooking(booking, useArrivalWindow(booking), late, params?.site);
  const address = booking.passToken === undefined ? undefined : passAddress(booking.passToken);
  if (!hasPass(booking)) return <VoidPass pass={pass} cancelled={booking} />;
  return (
    <>
      <PassTicket pass={pass}>
        <Facts booking={booking} />
      </PassTicket>
      <PassTools pass={pass} address={address} uid={booking.id} sequence={booking.version} />
      <PushCard />
      {address && <Address address={address} />}
    </>
  );
};

/** A page with an address of its own, so that it survives a reload and Back works. */
export const OwnPassPage = () => {
  const { id } = useParams({ from: '/booking/$id/pass' });
  const query = useQuery({ ...bookingQuery(id), refetchOnMount: 'always', refetchInterval: refreshMs });
  const rows = useLineRows();
  const booking = query.data && withLine(query.data, rows);
  return (
    <PassFrame
      query={query}
      queryKey={bookingQuery(id).queryKey}
      call={booking?.bookingStatus === 'GO_TO_GATE' ? callOfBooking(booking) : undefined}
    >
      {booking && (
        <>
          <OwnPass booking={booking} />
          <WatchedLine bookings={[booking].filter(isInLine)} />
        </>
      )}
    </PassFrame>
  );
};
