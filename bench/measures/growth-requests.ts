import { benchToken } from '../support/bench-app.ts';
import { type Driver, driverOf } from '../support/drivers.ts';
import { openLine, wireRequest } from '../support/load/http-line.ts';
import { pastDrivers } from '../support/open-past.ts';
import { createRequest, dayOf, type Stage, slotsOf } from '../support/stage.ts';

export const perRound = {
  create: 20,
  "a driver's list": 40,
  'free times': 40,
  'the queue': 20,
  "the console's list of bookings": 20,
  search: 20,
};
const waiting = 20;

export type Kind = keyof typeof perRound;
export type Requests = Readonly<Record<Kind, () => string>>;

const inTurn = <T>(items: readonly T[]): (() => T) => {
  let asked = 0;
  return () => {
    const item = items[asked++ % items.length];
    if (item === undefined) throw new Error('there is nothing to ask for');
    return item;
  };
};

const operatorOf = async ({ app }: Stage) => ({
  authorization: await benchToken(app, 'admin'),
  'application-type': 'admin',
});

export const fillLine = async (stage: Stage, port: number): Promise<void> => {
  const headers = await operatorOf(stage);
  const [start = ''] = slotsOf(stage.app, 1, 1);
  const line = await openLine(port);
  const ask = async (request: string) => {
    const { status, body } = await line.ask(request);
    if (status >= 300) throw new Error(body.toString());
    return body.toString();
  };
  for (const driver of await stage.drivers.take(waiting)) {
    const id = /"id":"([^"]+)"/.exec(await ask(createRequest(driver, start)))?.[1];
    for (const status of ['BOOKED', 'WAITING'])
      await ask(wireRequest({ method: 'PUT', path: `/booking/${id}?status=${status}`, headers, body: {} }));
  }
  line.close();
};

const sought = (plates: readonly string[]) =>
  plates.flatMap((plate) => [plate, plate.slice(0, 10), plate.slice(-4), 'Петров', 'Иван Петров']);

export const requestsOf = async (stage: Stage, bookings: number): Promise<Requests> => {
  const starts = slotsOf(stage.app, 1, 5);
  const creating = await stage.drivers.take(bookings);
  const readers: Driver[] = [];
  for (let index = 0; index < pastDrivers.withFifty; index += 1)
    readers.push(await driverOf(stage.app, pastDrivers.ordinary + index));
  const read = (path: string) =>
    readers.map(({ authorization }) => wireRequest({ path, headers: { authorization } }));
  const headers = await operatorOf(stage);
  const operate = (path: string) => wireRequest({ path, headers });
  return {
    create: inTurn(creating.map((driver, n) => createRequest(driver, starts[n % starts.length] ?? ''))),
    "a driver's list": inTurn(
      read('/booking/current-user?page=0&size=12&sort=dateBooked,DESC&showFinished=true&showCancelled=true'),
    ),
    'free times': inTurn(read(`/booking/time-slots?date=${dayOf(stage.app, starts[0] ?? '')}`)),
    'the queue': inTurn([operate('/queue?size=20')]),
    "the console's list of bookings": inTurn([
      wireRequest({ method: 'POST', path: '/booking/all?page=0&sort=dateBooked,DESC', headers, body: {} }),
    ]),
    search: inTurn(
      sought(readers.map(({ number }) => `B${number}`)).map((words) =>
        operate(`/search?limit=10&q=${encodeURIComponent(words)}`),
      ),
    ),
  };
};
