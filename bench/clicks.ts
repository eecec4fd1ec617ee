import { parseArgs } from 'node:util';
import { openStage, type Stage, slotsOf } from './bookings/stage.ts';
import { bookOverHttp } from './bookings/ways.ts';
import { benchToken } from './support/bench-app.ts';
import { measureBeside } from './support/beside.ts';
import { type Line, openLine, wireRequest } from './support/http-line.ts';
import { describeMachine } from './support/machine.ts';
import { durable, openBenchServer } from './support/postgres-server.ts';
import { percent, rate, table } from './support/table.ts';

/** Sends banner clicks while bookings are made. Exits with 1 if clicks are lost or bookings slow down. */
const { values } = parseArgs({
  options: {
    clicks: { type: 'string', default: '10000' },
    connections: { type: 'string', default: '200' },
    /** Spread out: at full speed the clicks would use up the CPU and distort the result. */
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '5' },
    count: { type: 'string', default: '400' },
  },
});
const [clicks, connections, rounds] = [
  Number(values.clicks),
  Number(values.connections),
  Number(values.rounds),
];
const count = Number(values.count);
const warmUp = 400;
const allowedRatio = 0.8;
const position = 'FOOTER';

const ask = async ({ app }: Stage, url: string) =>
  (
    await app.server.inject({
      url: `${app.services.config.apiBase}${url}`,
      headers: { authorization: await benchToken(app, 'admin') },
    })
  ).json();

/** Connections click on a fixed schedule, or at once when they are behind it. */
const clickInTurn = async (lines: readonly Line[], request: string) => {
  const start = performance.now();
  const stepMs = (Number(values.seconds) * 1000) / clicks;
  const clickOn = async (line: Line, first: number) => {
    for (let n = first; n < clicks; n += connections) {
      const wait = start + n * stepMs - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      const { status, body } = await line.ask(request);
      if (status !== 204) throw new Error(`a click was answered with ${status}: ${body.toString()}`);
    }
  };
  await Promise.all(lines.map(clickOn));
};

const server = await openBenchServer(durable);
try {
  console.log(await describeMachine(server.url));
  const stage = await openStage(await server.database('clicks'), {
    drivers: warmUp + (2 * rounds + 1) * count,
    params: { slotCapacity: 1000, priorityReserve: 0 },
  });
  try {
    const product = await stage.start();
    const starts = slotsOf(stage.app, 1, 5);
    await bookOverHttp(stage, product, starts, warmUp);
    const [block] = await ask(stage, `/promo?position=${position}`);
    const request = wireRequest({ method: 'POST', path: `/promo/${block.id}/click` });
    const lines = await Promise.all(Array.from({ length: connections }, () => openLine(product.port)));
    const book = async () => (await bookOverHttp(stage, product, starts, count, 'waits')).perSecond;
    const { alone, beside, ratio } = await measureBeside(rounds, book, async () => ({
      ended: clickInTurn(lines, request),
    }));
    for (const line of lines) line.close();
    const { count: counted } = await ask(stage, `/promo/${position}/click-count`);
    const clicked = rounds * clicks;
    console.log(
      `\n${clicks} clicks in ${values.seconds} s from ${connections} connections, ${rounds} rounds\n`,
    );
    console.log(
      table(
        ['clicked', 'counted', 'bookings alone', 'meanwhile', 'of those alone', 'allowed'],
        [[clicked, counted, rate(alone), rate(beside), percent(ratio), percent(allowedRatio)]],
      ),
    );
    process.exitCode = counted === clicked && ratio >= allowedRatio ? 0 : 1;
  } finally {
    await stage.close();
  }
} finally {
  await server.close();
}
