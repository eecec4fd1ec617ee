import { useState } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import { finalActs, useFinalActs } from '../../../domain/queue/acts/final-acts.ts';
import { tellCalled } from '../../../domain/queue/acts/line-acts.ts';
import { type SeenBooking, sendCallNext } from '../../../domain/queue/acts/queue-calls.ts';
import { tellFault } from '../../../domain/queue/acts/tell-fault.ts';
import { followAct } from '../../../domain/queue/acts/under-way.ts';
import { whatHappened } from '../../../domain/queue/acts/what-happened.ts';
import type { Line } from '../../../domain/queue/use-line.ts';
import { type ApiError, hasCode } from '../../../lib/api-error.ts';

export type Head = { readonly id: string; readonly plate: string };

/** The queue had changed when the call arrived: what happened to that truck, and the head now. */
export type Overtaken = { readonly told: string; readonly head: Head | null };

const headIn = ({ body }: ApiError): Head | null => {
  const head = body?.head as Pick<Booking, 'id' | 'vehicleRegistrationPlate'> | undefined;
  return head ? { id: head.id, plate: head.vehicleRegistrationPlate } : null;
};

/** A second press within this time is accidental: nobody has read the next plate yet. */
const slipMs = 400;

const slipOver = () => new Promise((resolve) => setTimeout(resolve, slipMs));

export const useCallNext = ({ waiting, isLive }: Line, gate: string | undefined) => {
  const [stage, setStage] = useState<'ready' | 'sending' | 'answered'>('ready');
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null);
  const [called, setCalled] = useState<SeenBooking | null>(null);
  const leaving = useFinalActs();
  // The queue may still contain the truck just called; if the call is undone, its version differs.
  const isCalled = ({ id, version }: SeenBooking) => called?.id === id && called.version === version;
  const head = waiting.find((row) => !isCalled(row) && !leaving.some(({ id }) => id === row.id));

  const callTruck = async ({ id, plate }: Head) => {
    try {
      // Sends pending cancellations first: a truck before this one may be leaving the queue.
      await finalActs.flush();
      const { version } = await sendCallNext(id, gate);
      setOvertaken(null);
      setCalled({ id, version: version - 1 });
      tellCalled({ id, plate, version });
    } catch (error) {
      if (!hasCode(error, 'QUEUE_CHANGED', 'QUEUE_EMPTY')) return tellFault(plate, error);
      setOvertaken({ told: await whatHappened({ id, plate }), head: headIn(error) });
    }
  };

  return {
    head,
    /** Also true for a moment afterwards, see `slipMs`. */
    isCalling: stage !== 'ready',
    isSending: stage === 'sending',
    overtaken,
    /** Defaults to the head; after a conflict, the head that the server reported. */
    call: async (whom?: Head) => {
      const truck = whom ?? (head && { id: head.id, plate: head.vehicleRegistrationPlate });
      // A retry after a conflict passes `whom`: its button is new, so this is no double press.
      if (!truck || !isLive || stage === 'sending' || (stage === 'answered' && !whom)) return;
      setStage('sending');
      const slip = slipOver();
      await followAct(callTruck(truck));
      setStage('answered');
      await slip;
      setStage((now) => (now === 'answered' ? 'ready' : now));
    },
    dismiss: () => setOvertaken(null),
  };
};

export type CallNext = ReturnType<typeof useCallNext>;
