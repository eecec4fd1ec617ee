import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Preloaded into a product: writes how late its event loop was, in milliseconds, since it was last told to begin anew. */
const path = process.env.BENCH_LOOP_DELAY;
const delay = monitorEventLoopDelay({ resolution: 2 });
delay.enable();
process.on('SIGUSR2', () => delay.reset());
if (path)
  setInterval(() => {
    writeFileSync(path, JSON.stringify({ max: delay.max / 1e6, p999: delay.percentile(99.9) / 1e6 }));
  }, 500).unref();
