import { setTimeout as pause } from 'node:timers/promises';
import { bookOverHttp } from '../support/book.ts';
import { openLine } from '../support/load/http-line.ts';
import type { Measure } from '../support/measure.ts';
import { createRequest, openStage, requireSold, slotsOf } from '../support/stage.ts';

const capacity = 12;
const warmUp = 500;
const allowedSeconds = 20;
/** The system resets connections from a full backlog after a minute. This leaves time for another try. */
const patienceSeconds = 180;
const retryMs = 1000;

/** The status of the answer, or 0 when the connection failed. */
const ask = async (port: number, request: string): Promise<number> => {
  const line = await openLine(port).catch(() => undefined);
  try {
    return (await line?.ask(request))?.status ?? 0;
  } catch {
    return 0;
  } finally {
    line?.close();
  }
};

/** Tries every second until the booking succeeds or the slot is full. */
const book = async (port: number, request: string, start: number) => {
  for (let tries = 1; ; tries += 1) {
    const status = await ask(port, request);
    const seconds = (performance.now() - start) / 1000;
    if (status === 201 || status === 409) return { isSold: status === 201, seconds, tries };
    if (seconds > patienceSeconds) throw new Error(`no answer after ${patienceSeconds} s`);
    await pause(retryMs * (0.5 + Math.random()));
  }
};

const addressOf = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;

/** All drivers book at once, each over a connection and from an address of his own. */
export const measureCrowd: Measure = async ({ server, isQuick }) => {
  const crowd = isQuick ? 600 : 5000;
  const stage = await openStage(await server.database('crowd'), {
    drivers: warmUp + crowd,
    params: { slotCapacity: capacity, priorityReserve: 0 },
  });
  try {
    const starts = slotsOf(stage.app, 1, 1);
    const places = starts.length * capacity;
    const product = await stage.start();
    await bookOverHttp(stage, product, slotsOf(stage.app, 2, 5), warmUp);
    const drivers = await stage.drivers.take(crowd);
    const requests = drivers.map((driver, index) =>
      createRequest(driver, starts[index % starts.length] ?? '', { 'x-forwarded-for': addressOf(index) }),
    );
    const start = performance.now();
    const outcomes = await Promise.all(requests.map((request) => book(product.port, request, start)));
    const sold = outcomes.filter(({ isSold }) => isSold).length;
    await requireSold(stage.app, warmUp + sold);
    const seconds = Math.max(...outcomes.map((outcome) => outcome.seconds));
    const again = outcomes.filter(({ tries }) => tries > 1).length;
    return [
      {
        what: `${crowd} drivers at once for ${places} places: sold, and all answered`,
        target: `${places}, ≤ ${allowedSeconds} s`,
        measured: `${sold}, ${seconds.toFixed(1)} s${again > 0 ? `, ${again} tried again` : ''}`,
        isMet: sold === places && seconds <= allowedSeconds,
      },
    ];
  } finally {
    await stage.close();
  }
};
