// What `npm test` does for some seconds, for ten minutes: whatever can happen to bookings at once, at random, and
// every pair of operations at every place where one of them can be stopped. MODEL_SEED=… runs the same again. Then what
// shows only after long in a browser.
import { start, tool } from './lib/run-process.ts';

const { MODEL_SECONDS = '600', PAIR_SECONDS = '600' } = process.env;
const args = ['run', '--project', 'server', '/model.', '/lock-order.'];
const server = await start(tool('vitest'), args, { MODEL_SECONDS, PAIR_SECONDS }).exit;
const browser = await start(tool('playwright'), ['test'], { OKTET_LONG: '1' }).exit;
process.exitCode = server || browser;
