import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#contract/accounts/accounts.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import { accountQuery } from '../../../domain/account/account-query.ts';
import { phoneWords } from '../../../domain/account/phone-words.ts';
import { useArrivalWindow } from '../../../domain/booking/booking-words.ts';
import { longDay, wallDay, wallTime, whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { usePageTitle } from '../../../lib/screen/use-page-title.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SubmitButton } from '../../../ui/form/form-actions.tsx';
import foot from '../../../ui/layout/foot.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { PanelSection } from '../../../ui/panel/panel-section.tsx';
import { SidePanel } from '../../../ui/panel/side-panel.tsx';
import { isMac } from '../../../ui/shortcuts/is-mac.ts';
import { keyWords } from '../../../ui/shortcuts/match-key.ts';
import { useShortcuts } from '../../../ui/shortcuts/use-shortcuts.ts';
import text from '../../../ui/text/text.module.css';
import styles from '../booking-form.module.css';
import { CallerSection } from '../caller/caller-section.tsx';
import { CargoSection, DocumentsSection, DrawSale, DriverSection, TimeChoice } from '../form-sections.tsx';
import { useWaysOut } from '../panel-address.ts';
import { TruckCallouts } from '../truck/truck-callouts.tsx';
import { TruckSection } from '../truck/truck-section.tsx';
import { type NewBooking, useNewBooking } from './use-new-booking.ts';

/** Mirrors the server's choice of channel: SMS if there is a usable phone, otherwise e-mail. */
const useToldWords = () => {
  const { t } = useTranslation();
  return ({ phone, email }: Profile) => {
    const sms = phone && (phone.verified || !email?.verified);
    if (sms) return t('boardBookingForm.booked.sms', { phone: phoneWords(phone.value) });
    return email?.verified ? t('boardBookingForm.booked.letter', { email: email.value }) : undefined;
  };
};

const useWindowWords = (booking: Booking) => {
  const { t } = useTranslation();
  const window = useArrivalWindow(booking);
  if (!window) return undefined;
  const { from, onTimeUntil } = window;
  const day = wallDay(from);
  return t('booking.arrive', {
    day: longDay(day),
    from: wallTime(from),
    to: wallDay(onTimeUntil) === day ? wallTime(onTimeUntil) : whenWords(onTimeUntil),
  });
};

type BookedCardProps = { readonly booking: Booking; readonly onAnother: () => void };

const BookedCard = ({ booking, onAnother }: BookedCardProps) => {
  const { t } = useTranslation();
  const { data: account } = useQuery(accountQuery(booking.userId));
  const told = useToldWords();
  const window = useWindowWords(booking);
  const { toBooking } = useWaysOut();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const facts = [
    ['number', booking.formattedBookingNumber],
    ['time', whenWords(booking.dateBooked)],
    ['arrival', window],
    ['truck', <Plate key="plate" text={booking.vehicleRegistrationPlate} />],
  ] as const;
  return (
    <section className={layout.stack} role="status">
      <h2 ref={title} tabIndex={-1}>
        {t('boardBookingForm.booked.title')}
      </h2>
      <Callout tone="green">
        <dl className={layout.stack}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className={text.small}>{t(`boardBookingForm.booked.${name}`)}</dt>
              <dd className={`${text.strong} ${name === 'number' || name === 'time' ? styles.big : ''}`}>
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </Callout>
      {account && <p className={text.hint}>{told(account)}</p>}
      <Button fullWidth onClick={() => toBooking(booking.id, 'sure')}>
        {t('boardBookingForm.booked.open')}
      </Button>
      <Button fullWidth variant="default" onClick={onAnother}>
        {t('boardBookingForm.booked.another')}
      </Button>
    </section>
  );
};

const Actions = ({ state }: { readonly state: NewBooking }) => {
  const { t } = useTranslation();
  const { flow, schedule, canBook } = state;
  const { slot, firstFree } = schedule;
  const bookAsap = () => canBook && !flow.submitting && state.bookAsap();
  useShortcuts(t('boardBookingForm.new.title'), [
    { keys: ['Mod+Enter'], words: t('booking.new.asap'), run: bookAsap },
  ]);
  return (
    <div className={`${layout.stack} ${foot.foot}`}>
      <SubmitButton disabled={!canBook || slot === null}>
        {slot === null
          ? t('booking.new.choose')
          : t('boardBookingForm.new.submit', { when: whenWords(slot) })}
      </SubmitButton>
      <Button
        variant="light"
        fullWidth
        disabled={!canBook || flow.submitting}
        rightSection={<kbd>{keyWords('Mod+Enter', isMac)}</kbd>}
        onClick={state.bookAsap}
      >
        {firstFree === null
          ? t('booking.new.asap')
          : t('booking.new.asapAt', { when: whenWords(firstFree).replaceAll(' ', '\u00a0') })}
      </Button>
    </div>
  );
};

type Props = { readonly onBooked: (booking: Booking) => void };

const NewBookingForm = ({ onBooked }: Props) => {
  const { t } = useTranslation();
  const state = useNewBooking(onBooked);
  const { flow, caller, truck, cargo, refusals } = state;
  return (
    <Form flow={flow} actions={<Actions state={state} />}>
      <h2>{t('boardBookingForm.new.title')}</h2>
      <CallerSection control={flow.control} caller={caller} />
      <PanelSection title={t('boardBookingForm.truck.title')}>
        <TruckSection flow={flow} truck={truck} onTake={state.takeVehicle} />
        <TruckCallouts vehicle={truck.vehicle} booked={state.booked} refusal={refusals.truck} />
      </PanelSection>
      <PanelSection title={t('boardBookingForm.time.title')}>
        <TimeChoice state={state} />
        {state.schedule.isDrawn && <DrawSale control={flow.control} />}
      </PanelSection>
      <PanelSection title={t('boardBookingForm.cargo.title')}>
        <CargoSection flow={flow} cargo={cargo} />
      </PanelSection>
      <PanelSection title={t('boardBookingForm.driver.title')}>
        <DriverSection flow={flow} hasPhone={false} />
      </PanelSection>
      {caller.account && (
        <PanelSection title={t('boardBookingForm.documents.title')}>
          <DocumentsSection key={caller.account.id} documents={state.documents} />
        </PanelSection>
      )}
    </Form>
  );
};

export const NewBookingPanel = () => {
  const { t } = useTranslation();
  usePageTitle(t('boardBookingForm.new.title'));
  const { toList } = useWaysOut();
  const [booked, setBooked] = useState<Booking | null>(null);
  return (
    <SidePanel label={t('boardBookingForm.new.title')} width="wide" onClose={toList}>
      {booked ? (
        <BookedCard booking={booked} onAnother={() => setBooked(null)} />
      ) : (
        <NewBookingForm onBooked={setBooked} />
      )}
    </SidePanel>
  );
};
