import { quantile } from '../support/load/load.ts';
import { type Outcome, offerLoad } from '../support/load/offered-load.ts';
import { createMix, type Kind } from '../support/load/visitor-mix.ts';
import type { Measure } from '../support/measure.ts';
import { watchProcessorTime } from '../support/processor-time.ts';
import { openStage } from '../support/stage.ts';

const leastPerSecond = 100;
const mostPerSecond = 2000;
/** Factor from each rate to the next. */
const growth = (isQuick: boolean) => (isQuick ? 1.5 : 1.2);
/** A person notices an answer that takes longer. */
const slowMs = 500;
const refusedWithinMs = 100;
const beyond = 2;
const connections = 1000;
const tries = 3;

const isRefused = ({ status }: Outcome<Kind>) => status === 503;
const share = (outcomes: readonly Outcome<Kind>[]) =>
  outcomes.length === 0 ? 0 : outcomes.filter(isRefused).length / outcomes.length;
const slowestOf = (outcomes: readonly Outcome<Kind>[]) =>
  quantile(
    outcomes.map(({ ms }) => ms),
    0.99,
  );

const lineOf = (perSecond: number, outcomes: readonly Outcome<Kind>[], processors: string) => {
  const served = outcomes.filter((outcome) => !isRefused(outcome));
  const statuses = [...Map.groupBy(outcomes, ({ kind, status }) => `${kind} ${status}`)].map(
    ([name, { length }]) => `${name}: ${length}`,
  );
  return `${perSecond}/s: ${(100 * share(outcomes)).toFixed(1)} % refused, 99 % served in ${slowestOf(served).toFixed(0)} ms; ${processors}; ${statuses.join(', ')}`;
};

/**
 * Offers a mix of what visitors do at rising rates, up to the first at which answers get slow or are refused,
 * and then twice that.
 */
export const measureOverload: Measure = async ({ server, isQuick }) => {
  const seconds = isQuick ? 2 : 10;
  // One in twelve requests is a booking, which needs a driver of its own.
  const drivers = isQuick ? 5000 : 25_000;
  const stage = await openStage(await server.database('overload'), {
    drivers,
    params: { slotCapacity: 1000, priorityReserve: 0 },
  });
  try {
    const product = await stage.start();
    const next = await createMix(stage, drivers);
    const offer = async (perSecond: number) => {
      const processors = watchProcessorTime(product.pid, stage.url);
      const outcomes = await offerLoad({ port: product.port, connections, perSecond, seconds, next });
      const used = processors();
      console.log(lineOf(perSecond, outcomes, used));
      return { outcomes, used };
    };
    const isServed = ({ outcomes }: Awaited<ReturnType<typeof offer>>) =>
      slowestOf(outcomes) <= slowMs && share(outcomes) === 0;
    await offer(leastPerSecond);
    let knee = { perSecond: 0, used: '' };
    let perSecond = leastPerSecond;
    for (; perSecond <= mostPerSecond; perSecond = Math.round(perSecond * growth(isQuick))) {
      let found = await offer(perSecond);
      // Tried again, because another program may have needed the processors just then.
      for (let tried = 1; tried < tries && !isServed(found); tried += 1) found = await offer(perSecond);
      if (!isServed(found)) break;
      knee = { perSecond, used: found.used };
    }
    const { outcomes } = await offer(perSecond * beyond);
    const refused = outcomes.filter(isRefused);
    const ofGate = share(outcomes.filter(({ kind }) => kind === 'gate'));
    const ofBookings = share(outcomes.filter(({ kind }) => kind === 'booking'));
    const late = slowestOf(refused);
    const silent = refused.filter(({ hasRetryAfter }) => !hasRetryAfter).length;
    return [
      {
        what: `70 % free times and line, 20 % lists, 10 % writes: as many a second are answered in ${slowMs} ms (99 %)`,
        target: 'said',
        measured: `${knee.perSecond}, processors: ${knee.used}`,
        isMet: knee.perSecond > 0,
      },
      {
        what: `at ${perSecond * beyond}, twice what is too many: refused in time (99 %), without Retry-After; refused of the gate's acts, of bookings`,
        target: `≤ ${refusedWithinMs} ms, 0; 0 %, 0 %`,
        measured: `${late.toFixed(0)} ms of ${refused.length}, ${silent}; ${(100 * ofGate).toFixed(0)} %, ${(100 * ofBookings).toFixed(0)} %`,
        isMet:
          refused.length > 0 && late <= refusedWithinMs && silent === 0 && ofGate === 0 && ofBookings === 0,
      },
    ];
  } finally {
    await stage.close();
  }
};
