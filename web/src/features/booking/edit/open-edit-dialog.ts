import { createElement } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import { openDialog } from '../../../ui/dialogs/open-dialog.ts';
import { confirmAndShow } from '../confirm-and-show.ts';
import type { ShowPass } from '../pass/use-show-pass.ts';

const askForChanges = (booking: Booking): Promise<Booking | null> =>
  openDialog<Booking | null>(async (close) => {
    const { EditDialog } = await import('./edit-dialog.tsx');
    return createElement(EditDialog, { opened: booking, close });
  }).catch(() => null);

/** A new time has to be confirmed by code. */
export const editBooking = async (booking: Booking, showPass: ShowPass): Promise<void> => {
  const changed = await askForChanges(booking);
  if (changed?.pendingChanges && !booking.pendingChanges) await confirmAndShow(changed, showPass);
};
