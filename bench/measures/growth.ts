import { type Line, openLine } from '../support/load/http-line.ts';
import { median } from '../support/load/load.ts';
import type { Measure } from '../support/measure.ts';
import type { Stage } from '../support/stage.ts';
import { fillLine, type Kind, perRound, type Requests, requestsOf } from './growth-requests.ts';

const warmUp = 2;
const allowed = 1.3;
const kinds = Object.keys(perRound) as Kind[];

type Age = {
  readonly stage: Stage;
  readonly port: number;
  readonly next: Requests;
  readonly latencies: Record<Kind, number[]>;
};

const openAge = async (stage: Stage, rounds: number): Promise<Age> => {
  const { port } = await stage.start();
  await fillLine(stage, port);
  const latencies = Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as Age['latencies'];
  const next = await requestsOf(stage, (rounds + warmUp) * perRound.create);
  return { stage, port, next, latencies };
};

const ask = async ({ next, latencies }: Age, line: Line, kind: Kind, isCounted: boolean) => {
  const start = performance.now();
  const { status, body } = await line.ask(next[kind]());
  if (status !== (kind === 'create' ? 201 : 200)) throw new Error(`${kind}: ${body.toString()}`);
  if (isCounted) latencies[kind].push(performance.now() - start);
};

/** Databases alternate, so that other load on the machine affects both. */
const measure = async (ages: readonly Age[], rounds: number) => {
  // Opened only now, because idle connections would time out while the next database loads.
  const lines = new Map(ages.map((age) => [age, openLine(age.port)]));
  for (let round = -warmUp; round < rounds; round += 1)
    for (const kind of kinds)
      for (const [age, line] of lines)
        for (let n = 0; n < perRound[kind]; n += 1) await ask(age, await line, kind, round >= 0);
  for (const line of lines.values()) (await line).close();
};

/** Measures whether years of bookings make the product slower: one caller, and the median of all answers. */
export const measureGrowth: Measure = async ({ past, isQuick }) => {
  const [few, many] = isQuick ? [1000, 100_000] : [10_000, 10_000_000];
  const rounds = isQuick ? 3 : 15;
  const [small, large] = [await openAge(await past(few), rounds), await openAge(await past(many), rounds)];
  await measure([small, large], rounds);
  return kinds.map((kind) => {
    const [before, after] = [median(small.latencies[kind]), median(large.latencies[kind])];
    const times = after / before;
    return {
      what: `${kind} at ${many.toLocaleString('en')} bookings ÷ at ${few.toLocaleString('en')}`,
      target: `≤ ${allowed}`,
      measured: `${times.toFixed(2)} (${before.toFixed(1)} → ${after.toFixed(1)} ms)`,
      isMet: times <= allowed,
    };
  });
};
