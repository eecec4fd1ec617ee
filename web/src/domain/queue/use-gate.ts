import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readStored, writeStored } from '../../lib/local-store.ts';
import { bookingParamsQuery } from '../booking/booking-params.ts';

const storeKey = 'oktet.queue-gate';
const none: readonly string[] = [];

export type GateChoice = {
  /** Empty if the checkpoint has no named gates. */
  readonly gates: readonly string[];
  readonly gate: string | undefined;
  readonly choose: (gate: string) => void;
};

/** The gate last used on this machine, if it still exists. */
export const useGate = (): GateChoice => {
  const { data: params } = useQuery(bookingParamsQuery);
  const [chosen, setChosen] = useState(() => readStored(storeKey));
  const gates = params?.gates ?? none;
  return {
    gates,
    gate: gates.find((gate) => gate === chosen) ?? gates[0],
    choose: (gate) => {
      writeStored(storeKey, gate);
      setChosen(gate);
    },
  };
};
