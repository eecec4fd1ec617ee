import { createElement } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import { openDialog } from '../../../ui/dialogs/open-dialog.ts';

/** Why a booking is to be cancelled; '' when it is not. */
export const askForReason = (booking: Booking): Promise<string> =>
  openDialog<string>(async (close) => {
    const { CancelDialog } = await import('./cancel-dialog.tsx');
    return createElement(CancelDialog, { booking, close });
  }).catch(() => '');
