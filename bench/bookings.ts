import { parseArgs } from 'node:util';
import { compareBookings } from './against/compare-bookings.ts';
import { sayFault } from './against/sides/fault.ts';
import { benchBookings } from './bookings/bench-bookings.ts';
import { endAfter } from './support/deadline.ts';

/**
 * What the booking core can do: (a) create against its own statements, (b) reads, (c) a flash crowd, (e) create on
 * the embedded database; with --growth instead (d) whether age slows it down; with --against another commit how many
 * times better or worse than that it is. Ends with 1 when it is less than it must.
 */
const { values } = parseArgs({
  options: {
    /** Letters of the parts; with --against their names, separated by commas. */
    only: { type: 'string' },
    count: { type: 'string' },
    seconds: { type: 'string' },
    crowd: { type: 'string', default: '5000' },
    growth: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '1000,10000000' },
    /** A server whose databases are kept: with --growth they are filled once, and asked as they are ever after. */
    keep: { type: 'string' },
    /** A folder for profiles of the server. */
    profile: { type: 'string' },
    /** Another commit, in turns with the present one. */
    against: { type: 'string' },
    rounds: { type: 'string', default: '7' },
    /** Of the reads, only those with this in their name. */
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
