import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

const readStat = (pid: string): { readonly name: string; readonly seconds: number } => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in parentheses, may hold spaces; 11 and 12 after it are the time as user and as system.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    return { name, seconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond };
  } catch {
    return { name: '', seconds: 0 };
  }
};

const secondsNow = (product: number) => {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const postgres = pids.map(readStat).filter(({ name }) => name === 'postgres');
  return {
    product: readStat(String(product)).seconds,
    postgres: postgres.reduce((sum, { seconds }) => sum + seconds, 0),
    callers: readStat('self').seconds,
  };
};

/** Processor seconds of the product, of PostgreSQL and of this process since the call. Linux only. */
export const watchProcessorSeconds = (product: number) => {
  const before = secondsNow(product);
  return (): ReturnType<typeof secondsNow> => {
    const after = secondsNow(product);
    return {
      product: after.product - before.product,
      postgres: after.postgres - before.postgres,
      callers: after.callers - before.callers,
    };
  };
};

/** Returns a function that tells how many processors each has used since this call. */
export const watchProcessorTime = (product: number) => {
  const began = performance.now();
  const secondsSince = watchProcessorSeconds(product);
  return (): string => {
    const used = secondsSince();
    const elapsed = (performance.now() - began) / 1000;
    const names = ['product', 'postgres', 'callers'] as const;
    return names.map((name) => `${name} ${(used[name] / elapsed).toFixed(2)}`).join(', ');
  };
};
