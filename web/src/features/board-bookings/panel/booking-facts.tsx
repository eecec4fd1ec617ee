import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { endedStatuses, isOneOf } from '#contract/bookings/booking-status.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import { accountQuery } from '../../../domain/account/account-query.ts';
import { driverOf, fullName, shortName } from '../../../domain/account/full-name.ts';
import { PhoneLink } from '../../../domain/account/phone-link.tsx';
import { useCargoName } from '../../../domain/booking/cargo-types.ts';
import { wallTime, whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { givePriority, takePriority } from '../../../domain/queue/acts/line-acts.ts';
import { useIsUnderWay } from '../../../domain/queue/acts/one-at-a-time.ts';
import { ApprovalMark } from '../../../domain/vehicle/vehicle-marks.tsx';
import { fetchBody } from '../../../lib/api.ts';
import controls from '../../../ui/button/text-button.module.css';
import { TextButton } from '../../../ui/button/text-button.tsx';
import { Fact } from '../../../ui/facts/fact.tsx';
import facts from '../../../ui/facts/facts.module.css';
import { PanelSection } from '../../../ui/panel/panel-section.tsx';
import text from '../../../ui/text/text.module.css';
import { accountAddress, listAddress, vehicleAddress } from '../booking-search.ts';
import { seenBooking } from './booking-in-line.ts';

const comingTones = { ASKED: 'amber', YES: 'green', NO: 'red', RECLAIMED: 'grey' } as const;

const truckQuery = (id: string) =>
  queryOptions({
    queryKey: ['vehicles', 'operator', id],
    queryFn: ({ signal }) => fetchBody('GET /vehicle/{id}', { params: { id }, signal }),
  });

type Props = { readonly booking: Booking };

const Truck = ({ booking: { vehicleId, vehicleModel } }: Props) => {
  const { data: truck } = useQuery(truckQuery(vehicleId));
  return (
    <>
      <a href={vehicleAddress(vehicleId)}>{vehicleModel}</a>
      {truck && <ApprovalMark vehicle={truck} />}
    </>
  );
};

const Account = ({ booking: { userId } }: Props) => {
  const { t } = useTranslation();
  const { data: account } = useQuery(accountQuery(userId));
  return (
    <>
      <a href={accountAddress(userId)}>{account ? shortName(account) : t('boardBookings.panel.account')}</a>
      <a className={controls.link} href={listAddress(`?view=list&account=${userId}`)}>
        {t('boardBookings.panel.allOfAccount')}
      </a>
    </>
  );
};

/** Priority can be changed until the truck is called. */
const Priority = ({ booking }: Props) => {
  const { t } = useTranslation();
  const { hasPriority, bookingStatus } = booking;
  const isFixed = isOneOf([...endedStatuses, 'GO_TO_GATE'], bookingStatus);
  const seen = seenBooking(booking);
  const isUnderWay = useIsUnderWay(booking.id);
  return (
    <>
      <span className={hasPriority ? text.toned : undefined} data-tone="amber">
        {t(hasPriority ? 'boardBookings.panel.hasPriority' : 'boardBookings.panel.hasNoPriority')}
      </span>
      {!isFixed && (
        <TextButton
          aria-busy={isUnderWay('priority')}
          onClick={() => void (hasPriority ? takePriority(seen) : givePriority(seen))}
        >
          {t(hasPriority ? 'boardBookings.panel.takePriority' : 'boardBookings.panel.givePriority')}
        </TextButton>
      )}
    </>
  );
};

type ComingProps = { readonly coming: NonNullable<Booking['coming']> };

const Coming = ({ coming: { state, askedAt, answeredAt, reclaimAt, until } }: ComingProps) => {
  const { t } = useTranslation();
  const when = {
    ASKED:
      reclaimAt && t('boardBookings.coming.askedAt', { at: whenWords(askedAt), until: whenWords(reclaimAt) }),
    YES: answeredAt && t('boardBookings.coming.YESat', { at: whenWords(answeredAt) }),
    NO: until && t('boardBookings.coming.NOat', { until: wallTime(until) }),
    RECLAIMED: undefined,
  }[state];
  return (
    <>
      <span className={text.toned} data-tone={comingTones[state]}>
        {t(`boardBookings.coming.${state}`)}
      </span>
      {when && <span className={text.hint}>{when}</span>}
    </>
  );
};

export const BookingFacts = ({ booking }: Props) => {
  const { t } = useTranslation();
  const cargoName = useCargoName();
  const { phoneNumber, email } = booking;
  return (
    <PanelSection title={t('boardBookings.panel.facts')}>
      <dl className={facts.facts}>
        <Fact name={t('boardBookings.panel.driver')}>{fullName(driverOf(booking))}</Fact>
        {phoneNumber && (
          <Fact name={t('boardBookings.panel.phone')}>
            <PhoneLink phone={phoneNumber} />
          </Fact>
        )}
        {email && (
          <Fact name={t('boardBookings.panel.email')}>
            <a href={`mailto:${email}`}>{email}</a>
          </Fact>
        )}
        <Fact name={t('boardBookings.panel.truck')}>
          <Truck booking={booking} />
        </Fact>
        <Fact name={t('boardBookings.panel.cargo')}>{cargoName(booking.cargoType)}</Fact>
        <Fact name={t('boardBookings.panel.priority')}>
          <Priority booking={booking} />
        </Fact>
        {booking.coming && (
          <Fact name={t('boardBookings.coming.label')}>
            <Coming coming={booking.coming} />
          </Fact>
        )}
        <Fact name={t('boardBookings.panel.account')}>
          <Account booking={booking} />
        </Fact>
        <Fact name={t('boardBookings.panel.created')}>
          {t(`boardBookings.sources.${booking.applicationType}`, { when: whenWords(booking.createdDate) })}
        </Fact>
      </dl>
    </PanelSection>
  );
};
