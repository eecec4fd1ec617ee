import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { OtherWay } from '../../../domain/guards/guard-dialog.tsx';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { callChosen } from '../../../domain/queue/acts/call-chosen.ts';
import { finalActs, useFinalActs } from '../../../domain/queue/acts/final-acts.ts';
import { cancelWithReason, tellCalled } from '../../../domain/queue/acts/line-acts.ts';
import { followAct } from '../../../domain/queue/acts/one-at-a-time.ts';
import { type SeenBooking, seenTruck, sendCallNext } from '../../../domain/queue/acts/queue-calls.ts';
import { tellFault } from '../../../domain/queue/acts/tell-fault.ts';
import { whatHappened } from '../../../domain/queue/acts/what-happened.ts';
import { nameGate, useGate } from '../../../domain/queue/use-gate.ts';
import type { Line } from '../../../domain/queue/use-queue.ts';
import { type ApiError, hasCode } from '../../../lib/api-error.ts';
import { useSteady } from '../line/use-steady.ts';

export type Head = { readonly id: string; readonly plate: string };

/** The queue had changed when the call arrived: what happened to that truck, and the present head. */
export type Overtaken = { readonly told: string; readonly head: Head | null };

const headIn = ({ body }: ApiError): Head | null => {
  const head = body?.head as Pick<Booking, 'id' | 'vehicleRegistrationPlate'> | undefined;
  return head ? { id: head.id, plate: head.vehicleRegistrationPlate } : null;
};

/** A second press so soon after a call is a mistake, because nobody has read the next plate yet. */
const slipMs = 400;

const slipOver = () => new Promise((resolve) => setTimeout(resolve, slipMs));

type Stage = 'ready' | 'sending' | 'answered';

/** `stageNow` is also right for a press that comes before the screen is drawn again. */
const useStage = () => {
  const current = useRef<Stage>('ready');
  const [stage, show] = useState<Stage>('ready');
  const setStage = (next: Stage) => {
    current.current = next;
    show(next);
  };
  return { stage, setStage, stageNow: () => current.current };
};

export const useCallNext = ({ waiting, isLive }: Line, gate: string | undefined) => {
  const { t } = useTranslation();
  const { gates } = useGate();
  const { stage, setStage, stageNow } = useStage();
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null);
  const [called, setCalled] = useState<SeenBooking | null>(null);
  const leaving = useFinalActs();
  // The queue may still contain the truck just called. If the call is undone, the truck's version differs.
  const isCalled = ({ id, version }: SeenBooking) => called?.id === id && called.version === version;
  const head = waiting.find((row) => !isCalled(row) && !leaving.some(({ id }) => id === row.id));

  // The operator expects a new head during his call, when a truck leaves by his act, and after an empty line.
  const isSteady = useSteady(
    `${head?.id}`,
    stage === 'ready' ? `${head === undefined} ${leaving.map(({ id }) => id)}` : `${head?.id}`,
  );

  // Without a free gate there is no choice, so nobody is asked about a busy one.
  const isEveryGateBusy = gates.every(({ called: there, closed }) => closed || there.length > 0);
  const known = isEveryGateBusy ? (['GATE_BUSY'] as const) : [];

  /** Acts that the operator may prefer to letting a banned truck through. */
  const otherWays = (id: string): OtherWay[] => {
    const banned = waiting.find((row) => row.id === id);
    const after = waiting.find(({ position }) => position === (banned?.position ?? 0) + 1);
    return [
      ...(banned
        ? [
            {
              against: 'BANNED' as const,
              label: t('guards.cancelBanned'),
              run: () => void cancelWithReason(seenTruck(banned)),
            },
          ]
        : []),
      ...(banned && after
        ? [
            {
              against: 'BANNED' as const,
              label: t('guards.skipBanned', { plate: plateText(after.vehicleRegistrationPlate) }),
              run: () => void callChosen({ ...seenTruck(after), ahead: 1, gate }),
            },
          ]
        : []),
    ];
  };

  const callTruck = async ({ id, plate }: Head, to: string | undefined) => {
    try {
      // Pending cancellations are sent first, because one of them may concern a truck before this one.
      await finalActs.flush();
      const { version } = await sendCallNext(
        { id, plate },
        {
          gate: to,
          known,
          otherWays: otherWays(id),
        },
      );
      setOvertaken(null);
      nameGate(undefined);
      setCalled({ id, version: version - 1 });
      tellCalled({ id, plate, version });
      return true;
    } catch (error) {
      if (!hasCode(error, 'QUEUE_CHANGED', 'QUEUE_EMPTY')) {
        tellFault(plate, error);
        return false;
      }
      setOvertaken({ told: await whatHappened({ id, plate }), head: headIn(error) });
      return true;
    }
  };

  return {
    head,
    isSteady,
    /** Stays true for a moment after the call, see `slipMs`. */
    isCalling: stage !== 'ready',
    isSending: stage === 'sending',
    overtaken,
    /** Calls the head, or `whom`: after a conflict the head that the server reported. */
    call: async (whom?: Head, to = gate) => {
      const truck = whom ?? (head && { id: head.id, plate: head.vehicleRegistrationPlate });
      // A call with `whom` comes from a new button after a conflict, so it is no double press.
      if (!truck || !isLive || stageNow() === 'sending') return;
      if (!whom && (stageNow() === 'answered' || !isSteady)) return;
      setStage('sending');
      const slip = slipOver();
      const hasChanged = await followAct(callTruck(truck, to));
      setStage('answered');
      if (hasChanged) await slip;
      if (stageNow() === 'answered') setStage('ready');
    },
    dismiss: () => setOvertaken(null),
  };
};

export type CallNext = ReturnType<typeof useCallNext>;
