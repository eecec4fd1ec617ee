// Runs for ten minutes what `npm test` runs for seconds (MODEL_SEED=… repeats a run), and then what is too long for
// `npm test`: files named *.long.ts, and browser tests that are named or tagged so.
import { ensureChromium } from './lib/ensure-chromium.ts';
import { start, tool } from './lib/run-process.ts';

const { MODEL_SECONDS = '600', PAIR_SECONDS = '600', SIMULATION_SEEDS = '40' } = process.env;
const chromium = await ensureChromium();
const args = [
  'run',
  '--project',
  'server',
  '--project',
  'unit',
  '/model.',
  '/lock-order.',
  '/simulation.',
  '/drawn-days.',
  '.long.',
  '/signed-pass.',
  '/read-code.',
];
const times = { MODEL_SECONDS, PAIR_SECONDS, SIMULATION_SEEDS };
const server = await start(tool('vitest'), args, { OKTET_LONG: '1', ...times }).exit;
const browser = await start(tool('playwright'), ['test'], {
  OKTET_LONG: '1',
  ...(chromium && { CHROMIUM_PATH: chromium }),
}).exit;
process.exitCode = server || browser;
