import { createElement } from 'react';
import type { Vehicle } from '#contract/vehicles.ts';
import { openDialog } from '../../ui/dialogs/open-dialog.ts';

/** True when it was saved. */
export const openVehicleDialog = (vehicle?: Vehicle): Promise<boolean> =>
  openDialog<boolean>(async (close) => {
    const { VehicleDialog } = await import('./vehicle-dialog.tsx');
    return createElement(VehicleDialog, { vehicle, close });
  }).catch(() => false);
