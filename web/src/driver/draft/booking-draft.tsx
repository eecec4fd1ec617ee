import formStyles from '../../domain/booking/form/booking-form.module.css';
import { ScheduleLayout } from '../../domain/booking/schedule/schedule-layout.tsx';
import { SlotGrid } from '../../domain/booking/schedule/slot-grid.tsx';
import { wallDay } from '../../domain/checkpoint/checkpoint-words.ts';
import { ClockAt } from '../../domain/checkpoint/clock-at.tsx';
import page from '../../features/booking/booking-page.module.css';
import { ChosenVehicle } from '../../features/booking/new/chosen-vehicle.tsx';
import styles from '../../features/booking/new/new-booking.module.css';
import { NewBookingFrame } from '../../features/booking/new/new-booking-frame.tsx';
import form from '../../ui/form/form.module.css';
import type { DraftFacts } from './draft-facts.ts';

/** Where a field will stand that cannot be used yet. */
const FieldSpace = () => (
  <div className="sk-space">
    <i className="sk-line" />
    <i className="sk-field" />
  </div>
);

/** Nothing is called in markup: what is chosen is heard by draw-draft.tsx. */
const heardOutside = () => undefined;

/** The booking screen as far as days and times, in the places in which its code will draw them. */
export const BookingDraft = ({ vehicle, days, slots, earliest, timeZone }: DraftFacts) => (
  <div className={page.page}>
    <div className={page.form}>
      <NewBookingFrame clock={<ClockAt now={new Date()} timeZone={timeZone} />}>
        <div className={form.form}>
          <div className={formStyles.pair}>
            <div className={styles.vehicle}>
              <FieldSpace />
              <ChosenVehicle vehicle={vehicle} />
            </div>
            <FieldSpace />
          </div>
          <ScheduleLayout
            days={days}
            day={wallDay(earliest)}
            priority={false}
            earliest={earliest}
            onDay={heardOutside}
            onEarliest={heardOutside}
          >
            <div className="sk-times">
              <SlotGrid slots={slots} priority={false} chosen={null} own={null} onChoose={heardOutside} />
            </div>
          </ScheduleLayout>
          <i className="sk-field" />
          <i className="sk-field" />
        </div>
      </NewBookingFrame>
    </div>
  </div>
);
