// What `npm test` does for some seconds, for ten minutes: whatever can happen to bookings at once, at random, and
// every pair of operations at every place where one of them can be stopped; and forecasts over years of simulated days. MODEL_SEED=… runs the same again.
import { start, tool } from './lib/run-process.ts';

const { MODEL_SECONDS = '600', PAIR_SECONDS = '600', SIMULATION_SEEDS = '40' } = process.env;
const args = ['run', '--project', 'server', '/model.', '/lock-order.', '/simulation.'];
process.exitCode = await start(tool('vitest'), args, { MODEL_SECONDS, PAIR_SECONDS, SIMULATION_SEEDS }).exit;
