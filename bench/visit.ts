import { parseArgs } from 'node:util';
import { sayFault } from './against/sides/fault.ts';
import { compareVisits } from './against/visits/compare-visits.ts';
import { endAfter } from './support/deadline.ts';

/**
 * How long a driver with a slow phone waits: requests, bytes and time until the login form can be used and until slots
 * are seen, on the first and on the next visit, in turns with another commit. Ends with 1 when it is less than it must.
 */
const { values } = parseArgs({
  options: {
    against: { type: 'string', default: 'HEAD' },
    rounds: { type: 'string', default: '7' },
    /** Of the window, in pixels. */
    width: { type: 'string', default: '390' },
  },
});

endAfter(60);
try {
  const isMet = await compareVisits(values.against, Number(values.rounds), Number(values.width));
  console.log(isMet ? '\nevery target is met' : '\nbelow target');
  process.exitCode = isMet ? 0 : 1;
} catch (error) {
  sayFault(error);
}
