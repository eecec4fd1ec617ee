// What `npm test` does for some seconds, for ten minutes: whatever can happen to bookings and the line at once, at random,
// every pair of operations at every place where one of them can be stopped, and forecasts over many simulated days.
// MODEL_SEED=… runs the same again. Then what shows only after long in a browser.
import { ensureChromium } from './lib/ensure-chromium.ts';
import { start, tool } from './lib/run-process.ts';

const { MODEL_SECONDS = '600', PAIR_SECONDS = '600', SIMULATION_SEEDS = '40' } = process.env;
const chromium = await ensureChromium();
const args = ['run', '--project', 'server', '/model.', '/lock-order.', '/simulation.'];
const server = await start(tool('vitest'), args, { MODEL_SECONDS, PAIR_SECONDS, SIMULATION_SEEDS }).exit;
const browser = await start(tool('playwright'), ['test'], {
  OKTET_LONG: '1',
  ...(chromium && { CHROMIUM_PATH: chromium }),
}).exit;
process.exitCode = server || browser;
