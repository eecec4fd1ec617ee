import { createElement } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import { openDialog } from '../../../ui/dialogs/open-dialog.ts';

/** The reason for a cancellation; '' if dismissed. */
export const askForReason = (booking: Booking): Promise<string> =>
  openDialog<string>(async (close) => {
    const { CancelDialog } = await import('./cancel-dialog.tsx');
    return createElement(CancelDialog, { booking, close });
  }).catch(() => '');
