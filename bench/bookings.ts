import { parseArgs } from 'node:util';
import { compareBookings } from './against/compare-bookings.ts';
import { sayFault } from './against/sides/fault.ts';
import { benchBookings } from './bookings/bench-bookings.ts';
import { endAfter } from './support/deadline.ts';

/**
 * Benchmarks of booking: (a) create compared with its bare SQL statements, (b) reads, (c) a flash crowd,
 * (e) create on the embedded database. --growth runs only (d), whether a large database is slower;
 * --against compares with another commit. Exits with 1 when a target is missed.
 */
const { values } = parseArgs({
  options: {
    /** Letters of the parts to run; with --against their names, separated by commas. */
    only: { type: 'string' },
    count: { type: 'string' },
    seconds: { type: 'string' },
    crowd: { type: 'string', default: '5000' },
    growth: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '1000,10000000' },
    /** URL of a server whose databases are kept, so that --growth fills them only once. */
    keep: { type: 'string' },
    profile: { type: 'string' },
    against: { type: 'string' },
    rounds: { type: 'string', default: '7' },
    lines: { type: 'string', default: '' },
  },
});

const run = () =>
  values.against === undefined
    ? benchBookings({
        chosen: values.growth ? 'd' : (values.only ?? 'abce'),
        count: Number(values.count ?? 300),
        seconds: Number(values.seconds ?? 5),
        crowd: Number(values.crowd),
        sizes: values.sizes.split(',').map(Number),
        keep: values.growth ? values.keep : undefined,
        flags: values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : [],
      })
    : compareBookings({
        ref: values.against,
        parts: (values.only ?? 'create,reads,crowd,embedded,idle').split(','),
        rounds: Number(values.rounds),
        count: Number(values.count ?? 160),
        crowd: Number(values.crowd),
        seconds: Number(values.seconds ?? 0.6),
        lines: values.lines,
      });

endAfter(120);
try {
  const missed = await run();
  console.log(missed.length === 0 ? '\nevery target is met' : `\nbelow target: ${missed.join(', ')}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} catch (error) {
  sayFault(error);
}
