import { useMutation } from '@tanstack/react-query';
import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { askForReason } from '../../domain/reasons/ask-for-reason.ts';
import { ApiError } from '../../lib/api-error.ts';
import { infoDialog, openDialog } from '../../ui/dialogs/open-dialog.ts';
import { handleError } from '../../ui/errors/handle-error.ts';
import { approve, disapprove, outdateVehicleList } from './vehicle-list-calls.ts';
import type { RestrictionKind } from './vehicle-words.ts';

/** True when it was done. */
const openRestriction = (kind: RestrictionKind, vehicle: OperatorVehicle): Promise<boolean> =>
  openDialog<boolean>(async (close) => {
    const { RestrictionDialog } = await import('./restriction-dialog.tsx');
    return createElement(RestrictionDialog, { kind, vehicle, close });
  }).catch(() => false);

/** What an operator decides about a truck. A refusal of the server is told in its own words. */
export const useVehicleDecisions = (vehicle: OperatorVehicle) => {
  const { t } = useTranslation();
  const deciding = useMutation({
    mutationFn: (decide: () => Promise<unknown>) => decide(),
    networkMode: 'always',
    onError: async (error) => {
      const message = error instanceof ApiError && error.status < 500 ? error.body?.message : undefined;
      if (message) await infoDialog({ title: t('console.vehicles.title'), message });
      else void handleError(error);
    },
    onSettled: () => void outdateVehicleList(),
  });
  const askAndDisapprove = async () => {
    const isDone = await askForReason({
      title: t('boardVehicles.disapproveTitle'),
      label: t('boardVehicles.reason'),
      okLabel: t(vehicle.approved ? 'boardVehicles.disapprove' : 'boardVehicles.refuse'),
      submit: async (reasons) => void (await disapprove(vehicle, reasons)),
    });
    if (isDone) await outdateVehicleList();
  };
  const askAndRestrict = async (kind: RestrictionKind) => {
    if (await openRestriction(kind, vehicle)) await outdateVehicleList();
  };

  return {
    busy: deciding.isPending,
    approve: () => deciding.mutate(() => approve(vehicle)),
    disapprove: () => void askAndDisapprove(),
    ban: () => void askAndRestrict('ban'),
    warn: () => void askAndRestrict('warn'),
    unban: () => void askAndRestrict('unban'),
  };
};
