// Runs for ten minutes what `npm test` runs for seconds: random concurrent operations on bookings and
// queue, all pairs of operations paused at every lock, and forecasts over many simulated days. MODEL_SEED=…
// repeats a run. Then what measures whether times tell who has an account, how fast pushes are, that another's ids open
// nothing, and long-running browser tests.
import { ensureChromium } from './lib/ensure-chromium.ts';
import { start, tool } from './lib/run-process.ts';

const { MODEL_SECONDS = '600', PAIR_SECONDS = '600', SIMULATION_SEEDS = '40' } = process.env;
const chromium = await ensureChromium();
const args = [
  'run',
  '--project',
  'server',
  '/model.',
  '/lock-order.',
  '/simulation.',
  '/discovery-time.',
  '/push-speed.',
  '/others-objects.',
];
const times = { MODEL_SECONDS, PAIR_SECONDS, SIMULATION_SEEDS };
const server = await start(tool('vitest'), args, { OKTET_LONG: '1', ...times }).exit;
const browser = await start(tool('playwright'), ['test'], {
  OKTET_LONG: '1',
  ...(chromium && { CHROMIUM_PATH: chromium }),
}).exit;
process.exitCode = server || browser;
