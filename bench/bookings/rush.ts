import { setTimeout as pause } from 'node:timers/promises';
import type { Driver } from '../support/drivers.ts';
import { openLine } from '../support/http-line.ts';
import { createRequest } from './stage.ts';

export const capacity = 12;
export const warmUp = 500;
/** Connections dropped from a full backlog are reset after a minute; leaves time for a retry. */
const patienceSeconds = 180;
const retryMs = 1000;

export type Outcome = {
  readonly status: number;
  readonly seconds: number;
  readonly retries: readonly string[];
};

const reasonOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error);

const ask = async (port: number, request: string): Promise<number | string> => {
  try {
    const line = await openLine(port);
    try {
      return (await line.ask(request)).status;
    } finally {
      line.close();
    }
  } catch (error) {
    return reasonOf(error);
  }
};

/** Retries every second until the booking succeeds or the slot is full. */
const book = async (port: number, request: string, begun: number): Promise<Outcome> => {
  const retries: string[] = [];
  for (;;) {
    const status = await ask(port, request);
    const seconds = (performance.now() - begun) / 1000;
    if (status === 201 || status === 409) return { status, seconds, retries };
    retries.push(String(status));
    if (seconds > patienceSeconds)
      throw new Error(`no answer after ${patienceSeconds} s: ${retries.join(', ')}`);
    await pause(retryMs * (0.5 + Math.random()));
  }
};

const addressOf = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;

/** All drivers book at once, each over a separate connection and with a different forwarded address. */
export const rush = (
  port: number,
  drivers: readonly Driver[],
  starts: readonly string[],
): Promise<Outcome[]> => {
  const requests = drivers.map((driver, index) =>
    createRequest(driver, starts[index % starts.length] ?? '', { 'x-forwarded-for': addressOf(index) }),
  );
  const begun = performance.now();
  return Promise.all(requests.map((request) => book(port, request, begun)));
};
