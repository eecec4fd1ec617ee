import { setTimeout as wait } from 'node:timers/promises';
import type { Ledger } from './ledger.ts';
import { type Call, send } from './visitors.ts';

export type Gate = {
  /** Trucks whose departure was acknowledged. */
  readonly left: readonly string[];
  stop(): Promise<void>;
};

const pauseMs = 1000;

/**
 * Works as an operator who lets one truck after the other arrive, calls it and lets it go, and repeats what was
 * not answered.
 */
export const workAtGate = (ledger: Ledger, authorization: string): Gate => {
  const left: string[] = [];
  let isOver = false;
  const act = async (path: string, method: Call['method'] = 'PUT') => {
    while (!isOver) {
      const headers = { authorization, 'application-type': 'admin' };
      const sent = await send(ledger, { method, path, headers, body: {} });
      // 409 and 422 mean that an earlier attempt did the act, whose answer was lost.
      if (sent && sent.status !== 503) return sent;
      await wait(pauseMs);
    }
    return undefined;
  };
  const work = async () => {
    for (let next = 0; !isOver; await wait(pauseMs)) {
      const truck = ledger.all()[next];
      if (!truck) continue;
      next += 5;
      await act(`/booking/${truck.bookingId}?status=BOOKED`);
      await act(`/booking/${truck.bookingId}?status=WAITING`);
      const called = await act('/queue/next', 'POST');
      if (called?.status !== 200 || !called.body.id) continue;
      const gone = await act(`/booking/${called.body.id}?status=LEFT_WAITING_ZONE`);
      if (gone?.status === 200) left.push(called.body.id);
    }
  };
  const working = work();
  return {
    left,
    stop: async () => {
      isOver = true;
      await working;
    },
  };
};
