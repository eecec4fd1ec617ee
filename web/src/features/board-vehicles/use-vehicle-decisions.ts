import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperatorVehicle } from '#contract/vehicles.ts';
import { ApiError } from '../../lib/api-error.ts';
import { infoDialog, promptDialog } from '../../ui/dialogs/open-dialog.ts';
import { handleError } from '../../ui/errors/handle-error.ts';
import { openRestriction } from './open-restriction.ts';
import { approve, disapprove, outdateVehicleList, type RestrictionKind } from './vehicle-list-calls.ts';

/** What an operator decides about a truck. A refusal of the server is told in its own words. */
export const useVehicleDecisions = (vehicle: OperatorVehicle) => {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);

  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      const message = error instanceof ApiError && error.status < 500 ? error.body?.message : undefined;
      if (message) await infoDialog({ title: t('console.vehicles.title'), message });
      else void handleError(error);
    } finally {
      setBusy(false);
      await outdateVehicleList();
    }
  };
  const askAndDisapprove = async () => {
    const reason = await promptDialog({
      title: t('boardVehicles.disapproveTitle'),
      label: t('boardVehicles.reason'),
      okLabel: t(vehicle.approved ? 'boardVehicles.disapprove' : 'boardVehicles.refuse'),
    });
    if (reason !== '') await run(() => disapprove(vehicle, reason));
  };
  const askAndRestrict = async (kind: RestrictionKind) => {
    if (await openRestriction(kind, vehicle)) await outdateVehicleList();
  };

  return {
    busy,
    approve: () => void run(() => approve(vehicle)),
    disapprove: () => void askAndDisapprove(),
    ban: () => void askAndRestrict('ban'),
    warn: () => void askAndRestrict('warn'),
    unban: () => void askAndRestrict('unban'),
  };
};
