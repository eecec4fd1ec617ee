import i18next from 'i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { outdateBookings } from '../../../domain/booking/own-bookings.ts';
import { shortWhen } from '../../../domain/checkpoint/checkpoint-words.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { attempt } from '../../../domain/queue/acts/line-acts.ts';
import { tell } from '../../../domain/queue/acts/told.ts';
import { fetchBody } from '../../../lib/api.ts';

type MovableBooking = Pick<Booking, 'id' | 'version' | 'dateBooked' | 'vehicleRegistrationPlate'>;

const put = ({ id, version }: MovableBooking, dateBooked: string): Promise<Booking> =>
  fetchBody('PUT /booking', { body: { id, version, dateBooked } });

const toldOf = (key: 'done' | 'undone', { vehicleRegistrationPlate: plate }: MovableBooking, when: string) =>
  i18next.t(`boardBookings.move.${key}`, { plate: plateText(plate), when: shortWhen(when) });

/** Moves it back if there is still room; the driver is notified of that as well. */
const undo = (moved: Booking, back: string) =>
  attempt({ ...moved, plate: moved.vehicleRegistrationPlate }, 'move', async () => {
    await put(moved, back);
    tell({ text: toldOf('undone', moved, back), tone: 'done' });
    void outdateBookings();
  });

/** Throws the server's refusal. */
export const sendMove = async (booking: Booking, start: string) => {
  const moved = await put(booking, start);
  tell({
    text: toldOf('done', booking, start),
    tone: 'done',
    undo: () => undo(moved, booking.dateBooked),
  });
  void outdateBookings();
};
