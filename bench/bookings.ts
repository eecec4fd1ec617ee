import { parseArgs } from 'node:util';
import { benchCreate } from './bookings/create.ts';
import { benchCrowd } from './bookings/crowd.ts';
import { benchEmbedded } from './bookings/embedded.ts';
import { benchGrowth } from './bookings/growth.ts';
import { benchReads } from './bookings/reads.ts';
import { describeMachine, watchProcessors } from './support/machine.ts';
import { durable, openBenchServer, quickToLoad } from './support/postgres-server.ts';

/**
 * What the booking core can do: (a) create against its own statements, (b) reads, (c) a flash crowd, (e) create on
 * the embedded database; with --growth instead (d) whether age slows it down. Ends with 1 when it is less than it must.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'abce' },
    count: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '5' },
    crowd: { type: 'string', default: '5000' },
    growth: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '10000,1000000,10000000' },
    /** A folder for profiles of the server. */
    profile: { type: 'string' },
  },
});
const flags = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : [];

const chosen = values.growth ? 'd' : values.only;

const server = await openBenchServer(values.growth ? quickToLoad : durable);
const parts = {
  a: () => benchCreate(server, Number(values.count), flags),
  b: () => benchReads(server, Number(values.seconds), flags),
  c: () => benchCrowd(server, Number(values.crowd), flags),
  d: () => benchGrowth(server, values.sizes.split(',').map(Number)),
  e: () => benchEmbedded(Number(values.count), flags),
};

try {
  console.log(await describeMachine(server.url));
  const missed: string[] = [];
  for (const [name, run] of Object.entries(parts)) {
    if (!chosen.includes(name)) continue;
    const lost = watchProcessors();
    if (!(await run())) missed.push(name);
    console.log(`\nprocessor time that went to other machines on the host meanwhile: ${lost()}`);
  }
  console.log(missed.length === 0 ? '\nevery target is met' : `\nbelow target: ${missed.join(', ')}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  await server.close();
}
