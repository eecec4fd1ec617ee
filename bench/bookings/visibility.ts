import { benchToken } from '../support/bench-app.ts';
import { openLine, wireRequest } from '../support/http-line.ts';
import { median, sortNumbers } from '../support/load.ts';
import type { Product } from '../support/product.ts';
import { milliseconds, table } from '../support/table.ts';
import { createRequest, dayOf, type Stage } from './stage.ts';

const times = 20;
const wantedMs = 250;
const patienceMs = 10_000;

type Change = { readonly name: string; readonly path: string; readonly requests: readonly string[] };

const measure = async (first: Product, second: Product, change: Change, authorization: string) => {
  const [here, there] = [await openLine(first.port), await openLine(second.port)];
  const look = wireRequest({ path: change.path, headers: { authorization } });
  const seen: number[] = [];
  for (const request of change.requests) {
    const before = (await there.ask(look)).body.toString();
    const { status, body } = await here.ask(request);
    if (status >= 300) throw new Error(`${change.name}: ${body.toString()}`);
    const start = performance.now();
    while ((await there.ask(look)).body.toString() === before)
      if (performance.now() - start > patienceMs) throw new Error(`${change.name} is not seen`);
    seen.push(performance.now() - start);
  }
  here.close();
  there.close();
  return sortNumbers(seen);
};

export const measureVisibility = async (
  stage: Stage,
  first: Product,
  starts: readonly string[],
): Promise<boolean> => {
  const second = await stage.start();
  const [reader, ...drivers] = await stage.drivers.take(1 + times);
  const admin = { authorization: await benchToken(stage.app, 'admin') };
  const put = (path: string, body?: object) =>
    wireRequest({
      method: 'PUT',
      path,
      headers: { ...admin, 'application-type': 'admin' },
      ...(body && { body }),
    });
  const slots = `/booking/time-slots?date=${dayOf(stage.app, starts.at(-1) ?? '')}`;
  const numbers = Array.from({ length: times }, (_, index) => index);
  const changes: Change[] = [
    {
      name: 'a booking, in time-slots',
      path: slots,
      requests: drivers.map((driver, index) => createRequest(driver, starts.at(-1 - (index % 20)) ?? '')),
    },
    {
      name: 'a capacity, in time-slots',
      path: slots,
      requests: numbers.map((n) => put('/system-params/booking-params', { slotCapacity: 100 + n })),
    },
    {
      name: 'the block, in booking-blocked',
      path: '/system-params/booking-blocked',
      requests: numbers.map((n) => put(`/system-params/booking-blocked?value=${n % 2 === 0}`)),
    },
  ];
  const rows: string[][] = [];
  let slowest = 0;
  for (const change of changes) {
    const seen = await measure(first, second, change, reader?.authorization ?? '');
    slowest = Math.max(slowest, seen.at(-1) ?? 0);
    rows.push([change.name, milliseconds(median(seen)), milliseconds(seen.at(-1) ?? 0)]);
  }
  console.log(`\nseen on a second instance after the first has answered, ${times} times each\n`);
  console.log(table(['', 'p50', 'at most'], rows));
  return slowest <= wantedMs;
};
