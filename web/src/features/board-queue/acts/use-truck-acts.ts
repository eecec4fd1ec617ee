import { useNavigate } from '@tanstack/react-router';
import i18next from 'i18next';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { callChosen } from '../../../domain/queue/acts/call-chosen.ts';
import { cancelWithReason, giveBack, markLeft, recall } from '../../../domain/queue/acts/line-acts.ts';
import { followAct } from '../../../domain/queue/acts/one-at-a-time.ts';
import { tellFault } from '../../../domain/queue/acts/tell-fault.ts';
import { tell } from '../../../domain/queue/acts/told.ts';
import { type ApprovableVehicle, approve } from '../../../domain/vehicle/approve-vehicle.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { openRowMenu } from '../keys/move-among-rows.ts';
import { type KeyedAct, keyedActsOf, nextAct, type Truck } from './truck.ts';

type Options = {
  /** People who are no operators can only open a truck. */
  readonly isOperator: boolean;
  readonly headId: string | undefined;
  readonly gate: string | undefined;
  readonly onCallNext: () => void;
  readonly onCheckIn: (number: string) => void;
};

/** Approves a found vehicle. If guards stand against that, their dialog asks. */
const approveFound = async (vehicle: ApprovableVehicle) => {
  const plate = plateText(vehicle.registrationPlate);
  try {
    await followAct(approve(vehicle));
    tell({ text: i18next.t('boardQueue.found.approved', { plate }), tone: 'done' });
    await queryClient.invalidateQueries({ queryKey: ['board'] });
  } catch (error) {
    tellFault(vehicle.registrationPlate, error);
  }
};

export const useTruckActs = ({ isOperator, headId, gate, onCallNext, onCheckIn }: Options) => {
  const navigate = useNavigate();
  const open = ({ id }: Truck) => void navigate({ to: '/bookings/$id', params: { id } });
  const acts: Readonly<Record<KeyedAct, (truck: Truck) => void>> = {
    open,
    approve: ({ unapproved }) => unapproved && void approveFound(unapproved),
    left: markLeft,
    return: ({ id }) => openRowMenu(id),
    noAnswer: (truck) => void giveBack(truck, 'NO_ANSWER'),
    cancel: (truck) => void cancelWithReason({ ...truck, isOutsideLine: truck.row === undefined }),
    move: ({ id }) => void navigate({ to: '/bookings/$id/edit', params: { id } }),
  };
  const call = (truck: Truck) => {
    if (truck.id === headId) return onCallNext();
    void callChosen({ ...truck, ahead: (truck.row?.position ?? 1) - 1, gate });
  };
  return {
    act: (name: KeyedAct, truck: Truck): boolean => {
      const isFitting = keyedActsOf(truck).includes(name) && (isOperator || name === 'open');
      if (isFitting) acts[name](truck);
      return isFitting;
    },
    goOn: (truck: Truck) => {
      const next = isOperator ? nextAct(truck) : 'open';
      if (next === 'arrive') onCheckIn(truck.number);
      else if (next === 'call') call(truck);
      else if (next === 'recall') void recall(truck);
      else open(truck);
    },
  };
};

export type TruckActs = ReturnType<typeof useTruckActs>;
