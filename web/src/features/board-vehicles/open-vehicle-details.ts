import { createElement } from 'react';
import type { OperatorVehicle } from '#contract/vehicles.ts';
import { openDialog } from '../../ui/dialogs/open-dialog.ts';

export const openVehicleDetails = (vehicle: OperatorVehicle): Promise<void> =>
  openDialog<void>(async (close) => {
    const { VehicleDetails } = await import('./vehicle-details.tsx');
    return createElement(VehicleDetails, { vehicle, close });
  }).catch(() => undefined);
