import i18next from 'i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { outdateBookings } from '../../../domain/booking/own-bookings.ts';
import { shortWhen } from '../../../domain/checkpoint/checkpoint-words.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { attempt } from '../../../domain/queue/acts/line-acts.ts';
import { tell } from '../../../domain/queue/acts/told.ts';
import { call } from '../../../lib/api.ts';

type Moved = Pick<Booking, 'id' | 'version' | 'dateBooked' | 'vehicleRegistrationPlate'>;

const put = async ({ id, version }: Moved, dateBooked: string): Promise<Booking> =>
  (await call('PUT /booking', { body: { id, version, dateBooked }, expect: 200 })).body;

const toldOf = (key: 'done' | 'undone', { vehicleRegistrationPlate: plate }: Moved, when: string) =>
  i18next.t(`boardBookings.move.${key}`, { plate: plateText(plate), when: shortWhen(when) });

/** Back to where it was, if there is still a place: the driver is told of that as well. */
const undo = (moved: Booking, back: string) =>
  attempt({ ...moved, plate: moved.vehicleRegistrationPlate }, 'move', async () => {
    await put(moved, back);
    tell({ text: toldOf('undone', moved, back), tone: 'done' });
    void outdateBookings();
  });

/** Throws what the server has against it. */
export const sendMove = async (booking: Booking, start: string) => {
  const moved = await put(booking, start);
  tell({
    text: toldOf('done', booking, start),
    tone: 'done',
    undo: () => undo(moved, booking.dateBooked),
  });
  void outdateBookings();
};
