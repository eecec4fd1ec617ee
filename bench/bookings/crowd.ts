import { setTimeout as pause } from 'node:timers/promises';
import type { Driver } from '../support/drivers.ts';
import { openLine } from '../support/http-line.ts';
import { median, quantile, sortNumbers } from '../support/load.ts';
import type { BenchServer } from '../support/postgres-server.ts';
import { table } from '../support/table.ts';
import { createRequest, openStage, requireSold, slotsOf } from './stage.ts';
import { bookOverHttp } from './ways.ts';

const capacity = 12;
/** An instance that meets a crowd has been at work before. */
const warmUp = 500;
const patienceSeconds = 60;
const wantedSeconds = 15;
const retryMs = 1000;

type Outcome = { readonly status: number; readonly seconds: number; readonly retries: readonly string[] };

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

/** A driver who tries again, a second later, until it is yes or no. */
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

const report = (crowd: number, places: number, outcomes: readonly Outcome[]) => {
  const sold = outcomes.filter(({ status }) => status === 201).length;
  const seconds = sortNumbers(outcomes.map((outcome) => outcome.seconds));
  const retries = Object.groupBy(
    outcomes.flatMap((outcome) => outcome.retries),
    (reason) => reason,
  );
  const retried = Object.entries(retries).map(([reason, list]) => `${reason} × ${list?.length ?? 0}`);
  const at = (value: number) => `${value.toFixed(1)} s`;
  console.log(`
(c) flash crowd: ${crowd} drivers, each with a session, a connection and a forwarded address of his own, all at once, for ${places} places of one day
`);
  console.log(
    table(
      ['drivers', 'places', 'sold', 'refused', 'retried', 'half answered', '99 %', 'all answered'],
      [
        [
          crowd,
          places,
          sold,
          crowd - sold,
          retried.join(', ') || 'none',
          at(median(seconds)),
          at(quantile(seconds, 0.99)),
          at(seconds.at(-1) ?? 0),
        ],
      ],
    ),
  );
  return sold === places && (seconds.at(-1) ?? 0) <= wantedSeconds;
};

/** (c) Everybody wants the same day at the same moment. */
export const benchCrowd = async (
  server: BenchServer,
  crowd: number,
  flags: readonly string[],
): Promise<boolean> => {
  const stage = await openStage(await server.database('crowd'), {
    drivers: warmUp + crowd,
    params: { slotCapacity: capacity, priorityReserve: 0 },
    flags,
  });
  try {
    const starts = slotsOf(stage.app, 1, 1);
    const product = await stage.start();
    const { port } = product;
    await bookOverHttp(stage, product, slotsOf(stage.app, 2, 5), warmUp);
    const drivers = await stage.drivers.take(crowd);
    const requestOf = (driver: Driver, index: number) =>
      createRequest(driver, starts[index % starts.length] ?? '', { 'x-forwarded-for': addressOf(index) });
    const requests = drivers.map(requestOf);
    const begun = performance.now();
    const outcomes = await Promise.all(requests.map((request) => book(port, request, begun)));
    const places = starts.length * capacity;
    await requireSold(stage.app, warmUp + outcomes.filter(({ status }) => status === 201).length);
    return report(crowd, places, outcomes);
  } finally {
    await stage.close();
  }
};
