// What `npm test` does for some seconds, for ten minutes: whatever can happen to bookings at once, at random, and
// every pair of operations at every place where one of them can be stopped. MODEL_SEED=… runs the same again.
import { start, tool } from './lib/run-process.ts';

const { MODEL_SECONDS = '600', PAIR_SECONDS = '600' } = process.env;
const args = ['run', '--project', 'server', '/model.', '/lock-order.'];
process.exitCode = await start(tool('vitest'), args, { MODEL_SECONDS, PAIR_SECONDS }).exit;
