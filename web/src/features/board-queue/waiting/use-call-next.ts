import { useState } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { AdminQueueRow } from '#contract/queue/queue.ts';
import { finalActs, useFinalActs } from '../../../domain/queue/acts/final-acts.ts';
import { tellCalled } from '../../../domain/queue/acts/line-acts.ts';
import { type Seen, sendCallNext } from '../../../domain/queue/acts/queue-calls.ts';
import { tellFault } from '../../../domain/queue/acts/tell-fault.ts';
import { followAct } from '../../../domain/queue/acts/under-way.ts';
import { whatHappened } from '../../../domain/queue/acts/what-happened.ts';
import type { Line } from '../../../domain/queue/use-line.ts';
import { type ApiError, hasCode } from '../../../lib/api-error.ts';

export type Head = { readonly id: string; readonly plate: string };

/** The line was another one when the call came: what became of the truck that was meant, and who is first now. */
export type Overtaken = { readonly told: string; readonly head: Head | null };

const headIn = ({ body }: ApiError): Head | null => {
  const head = body?.head as Pick<Booking, 'id' | 'vehicleRegistrationPlate'> | undefined;
  return head ? { id: head.id, plate: head.vehicleRegistrationPlate } : null;
};

/** Within this time a second press is a slip of the finger: nobody has read yet who would be called. */
const slipMs = 400;

const slipOver = () => new Promise((resolve) => setTimeout(resolve, slipMs));

export type CallNext = {
  readonly head: AdminQueueRow | undefined;
  /** Also in the moment after, in which nobody can have read who is the next. */
  readonly isCalling: boolean;
  readonly isSending: boolean;
  readonly overtaken: Overtaken | null;
  /** The head, or who the server said is first now. */
  readonly call: (whom?: Head) => Promise<void>;
  readonly dismiss: () => void;
};

export const useCallNext = ({ waiting, isLive }: Line, gate: string | undefined): CallNext => {
  const [stage, setStage] = useState<'ready' | 'sending' | 'answered'>('ready');
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null);
  const [called, setCalled] = useState<Seen | null>(null);
  const leaving = useFinalActs();
  // The line may still show a truck that was called a moment ago; once that is undone it has another version.
  const isCalled = ({ id, version }: Seen) => called?.id === id && called.version === version;
  const head = waiting.find((row) => !isCalled(row) && !leaving.some(({ id }) => id === row.id));

  const callTruck = async ({ id, plate }: Head) => {
    try {
      // Whoever stands before it is being cancelled, and must be gone before the next is called.
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
    isCalling: stage !== 'ready',
    isSending: stage === 'sending',
    overtaken,
    call: async (whom) => {
      const truck = whom ?? (head && { id: head.id, plate: head.vehicleRegistrationPlate });
      // Whoever presses a button that has just appeared has not pressed the same one twice.
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
