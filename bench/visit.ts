import { parseArgs } from 'node:util';
import { sayFault } from './against/sides/fault.ts';
import { compareVisits } from './against/visits/compare-visits.ts';
import { endAfter } from './support/deadline.ts';

/**
 * Measures requests, bytes and time on a slow phone until the login form is usable and until slots are
 * painted, on first and repeated visits, alternating with another commit. Exits with 1 when a target is
 * missed.
 */
const { values } = parseArgs({
  options: {
    against: { type: 'string', default: 'HEAD' },
    rounds: { type: 'string', default: '7' },
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
