// Ten minutes of what `npm test` does for half a minute: whatever can happen to bookings at once, at random.
// MODEL_SEED=… runs the same commands again.
import { start, tool } from './lib/run-process.ts';

const seconds = process.env.MODEL_SECONDS ?? '600';
const file = 'server/src/modules/bookings/model.postgres.test.ts';
const args = ['run', '--project', 'server-postgres', file];
process.exitCode = await start(tool('vitest'), args, { MODEL_SECONDS: seconds }).exit;
