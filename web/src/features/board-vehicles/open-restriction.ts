import { createElement } from 'react';
import type { OperatorVehicle } from '#contract/vehicles.ts';
import { openDialog } from '../../ui/dialogs/open-dialog.ts';
import type { RestrictionKind } from './vehicle-list-calls.ts';

/** True when it was done. */
export const openRestriction = (kind: RestrictionKind, vehicle: OperatorVehicle): Promise<boolean> =>
  openDialog<boolean>(async (close) => {
    const { RestrictionDialog } = await import('./restriction-dialog.tsx');
    return createElement(RestrictionDialog, { kind, vehicle, close });
  }).catch(() => false);
