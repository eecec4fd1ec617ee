import { parseArgs } from 'node:util';
import { benchOtherInstance } from './queue/other-instance.ts';
import { benchStreams } from './queue/streams.ts';
import { describeMachine, watchProcessors } from './support/machine.ts';
import { durable, openBenchServer } from './support/postgres-server.ts';

/**
 * Benchmarks of the live queue: (a) thousands of streams on one instance while the queue changes and
 * bookings are made, (b) delay until a change reaches a stream on another instance. Exits with 1 when a
 * target is missed.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'ab' },
    streams: { type: 'string', default: '5000' },
    seconds: { type: 'string', default: '40' },
    changes: { type: 'string', default: '1000' },
    profile: { type: 'string' },
  },
});
const flags = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : [];

const server = await openBenchServer(durable);
const parts = {
  a: () => benchStreams(server, { streams: Number(values.streams), seconds: Number(values.seconds), flags }),
  b: () => benchOtherInstance(server, Number(values.changes), flags),
};

try {
  console.log(await describeMachine(server.url));
  const missed: string[] = [];
  for (const [name, run] of Object.entries(parts)) {
    if (!values.only.includes(name)) continue;
    const lost = watchProcessors();
    if (!(await run())) missed.push(name);
    console.log(`\nprocessor time that went to other machines on the host meanwhile: ${lost()}`);
  }
  console.log(missed.length === 0 ? '\nevery target is met' : `\nbelow target: ${missed.join(', ')}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  await server.close();
}
