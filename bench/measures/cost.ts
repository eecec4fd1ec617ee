import { benchToken } from '../support/bench-app.ts';
import { openLine, wireRequest } from '../support/load/http-line.ts';
import { median } from '../support/load/load.ts';
import type { Measure, Row } from '../support/measure.ts';
import { oldVersion, prepareOldVersion } from '../support/old-version.ts';
import { watchProcessorSeconds } from '../support/processor-time.ts';
import { openStage, type Stage, slotsOf } from '../support/stage.ts';

const allowed = 0.5;
const knownCallers = 50;

const kinds = [
  'an operator for a new caller',
  'an operator for a known caller',
  'a driver by plate',
] as const;
type Kind = (typeof kinds)[number];

const letters = 'АВЕКМНОРСТУХ';
const plateOf = (number: number) =>
  `${letters[number % 12]}${100 + (Math.floor(number / 12) % 900)}${letters[Math.floor(number / 10_800) % 12]}${letters[3]}75`;

/** Opens a checkpoint that runs one version. `next` makes the next request of each kind. */
const openSide = async (stage: Stage, version: string | undefined) => {
  const product = await stage.start(version);
  const line = await openLine(product.port);
  const operator = { authorization: await benchToken(stage.app, 'admin'), 'application-type': 'admin' };
  const starts = slotsOf(stage.app, 1, 6);
  let count = 0;
  const create = (headers: Readonly<Record<string, string>>, more: object) => {
    const vehicle = { vehicleModel: 'MAN', vehicleRegistrationPlate: plateOf(count) };
    const dateBooked = starts[count % starts.length];
    count += 1;
    return wireRequest({
      method: 'POST',
      path: '/booking',
      headers,
      body: { dateBooked, cargoType: 'GENERAL', ...vehicle, ...more },
    });
  };
  const called = (phoneNumber: string) =>
    create(operator, { firstNameOfDriver: 'Дорж', lastNameOfDriver: 'Бат', phoneNumber });
  const requests: Readonly<Record<Kind, () => Promise<string>>> = {
    'an operator for a new caller': async () => called(`+7914${1_000_000 + count}`),
    'an operator for a known caller': async () => called(`+7915${1_000_000 + (count % knownCallers)}`),
    'a driver by plate': async () => {
      const [driver] = await stage.drivers.take(1);
      return create({ authorization: driver?.authorization ?? '' }, {});
    },
  };
  return { url: stage.url, product, line, next: requests };
};

type Side = Awaited<ReturnType<typeof openSide>>;

const bookAlone = async ({ line, product, url }: Side, requests: readonly string[]) => {
  const seconds = watchProcessorSeconds(product.pid, url);
  for (const request of requests) {
    const { status, body } = await line.ask(request);
    if (status !== 201) throw new Error(`answered with ${status}: ${body.toString()}`);
  }
  return seconds();
};

type Costs = { readonly product: number; readonly postgres: number };
/** Milliseconds that a booking costs in the release before and now. */
type Turn = readonly [Costs, Costs];

const takeTurn = async (sides: readonly [Side, Side], kind: Kind, times: number): Promise<Turn> => {
  const bookSome = async (side: Side): Promise<Costs> => {
    const requests: string[] = [];
    for (let n = 0; n < times; n += 1) requests.push(await side.next[kind]());
    const used = await bookAlone(side, requests);
    return { product: (1000 * used.product) / times, postgres: (1000 * used.postgres) / times };
  };
  return [await bookSome(sides[0]), await bookSome(sides[1])];
};

const compare = (turns: readonly Turn[], who: keyof Costs) => {
  const ratio = median(turns.map(([before, now]) => now[who] / before[who]));
  const [before, now] = [0, 1].map((side) => median(turns.map((turn) => turn[side]?.[who] ?? 0)));
  return { ratio, words: `${ratio.toFixed(2)} (${before?.toFixed(1)} → ${now?.toFixed(1)} ms)` };
};

/**
 * Measures what one booking at a time costs the product and PostgreSQL in processor time, in turns with the
 * release before.
 */
export const measureCost: Measure = async ({ server, isQuick }) => {
  const [rounds, times] = isQuick ? [2, 10] : [9, 40];
  const params = {
    slotCapacity: 1000,
    priorityReserve: 0,
    maxActiveBookingsPerUser: 1000,
    maxUnapprovedPerUser: 1000,
    certificateRequired: false,
    codeChannel: 'EMAIL',
  };
  const drivers = (rounds + 1) * times;
  const before = await openStage(await server.database('cost_before'), { drivers, params });
  const now = await openStage(await server.database('cost_now'), { drivers, params });
  try {
    const sides = [await openSide(before, prepareOldVersion()), await openSide(now, undefined)] as const;
    const rows: Row[] = [];
    for (const kind of kinds) {
      await takeTurn(sides, kind, times);
      const turns: Turn[] = [];
      while (turns.length < rounds) turns.push(await takeTurn(sides, kind, times));
      const [product, postgres] = [compare(turns, 'product'), compare(turns, 'postgres')];
      rows.push({
        what: `a booking alone, ${kind}: processor time ÷ that of ${oldVersion}, product and PostgreSQL`,
        target: `≤ ${allowed} each`,
        measured: `${product.words}, ${postgres.words}`,
        isMet: product.ratio <= allowed && postgres.ratio <= allowed,
      });
    }
    for (const { line } of sides) line.close();
    return rows;
  } finally {
    await before.close();
    await now.close();
  }
};
