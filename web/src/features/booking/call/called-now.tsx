import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { useQuiet } from '../../../lib/screen/quiet.ts';
import layout from '../../../ui/layout/layout.module.css';
import { useShowPass } from '../pass/use-show-pass.ts';
import styles from './call.module.css';
import { CallAnswer, CallWords } from './call-words.tsx';
import { callOfBooking } from './gate-call.ts';
import { SoundSwitch } from './sound-switch.tsx';
import { useCallSignal } from './use-call-signal.ts';

const Call = ({ booking }: { readonly booking: Booking }) => {
  const { t } = useTranslation();
  const call = callOfBooking(booking);
  const showPass = useShowPass();
  return (
    <div className={`${layout.apart} ${styles.call}`}>
      <CallWords call={call} />
      <Plate text={call.plate} size="lg" />
      <div className={layout.row}>
        <CallAnswer key={call.key} call={call} />
        <Button variant="white" color="dark" onClick={() => showPass(booking)}>
          {t('booking.mine.pass')}
        </Button>
      </div>
    </div>
  );
};

/** Stands above the form, because on a phone the cards are below it and a called driver must not have to scroll. */
export const CalledNow = ({ called }: { readonly called: readonly Booking[] }) => {
  const { t } = useTranslation();
  useQuiet(called.length > 0);
  useCallSignal(called.map(callOfBooking), t('booking.title'));
  return (
    <div className={`${layout.stack} ${layout.across} ${styles.called}`}>
      <div aria-live="assertive" className={layout.stack}>
        {called.map((booking) => (
          <Call key={booking.id} booking={booking} />
        ))}
      </div>
      {called.length > 0 && <SoundSwitch />}
    </div>
  );
};
