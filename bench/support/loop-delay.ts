import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds. */
export type LoopDelay = {
  readonly max: number;
  readonly p999: number;
  /** The longest delay caused by the process itself; the rest of `max` is time without a CPU core. */
  readonly byOwnWork: number;
};

/** Preloaded into the product: writes the event loop delay since the last reset to a file. */
const path = process.env.BENCH_LOOP_DELAY;
const everyMs = 5;
const delay = monitorEventLoopDelay({ resolution: 2 });
let byOwnWork = 0;
let [looked, used] = [performance.now(), process.cpuUsage()];

const look = () => {
  const { user, system } = process.cpuUsage(used);
  const late = performance.now() - looked - everyMs;
  byOwnWork = Math.max(byOwnWork, Math.min(late, (user + system) / 1000));
  [looked, used] = [performance.now(), process.cpuUsage()];
};

const write = (file: string) => {
  const found: LoopDelay = { max: delay.max / 1e6, p999: delay.percentile(99.9) / 1e6, byOwnWork };
  writeFileSync(file, JSON.stringify(found));
};

process.on('SIGUSR2', () => {
  delay.reset();
  byOwnWork = 0;
});
if (path) {
  delay.enable();
  setInterval(look, everyMs).unref();
  setInterval(write, 500, path).unref();
}
