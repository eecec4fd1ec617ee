import { createElement } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import { openDialog } from '../../../ui/dialogs/open-dialog.ts';

const load = () => import('./pass-dialog.tsx');

export const openPass = (booking: Booking): Promise<void> =>
  openDialog<void>(async (close) => {
    const { PassDialog } = await load();
    return createElement(PassDialog, { booking, close });
  }).catch(() => undefined);

/** A pass is shown where there is no network: its code is fetched as soon as there is a pass to show. */
export const preloadPass = () => {
  load().catch(() => undefined);
};
