import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

const readSeconds = (pid: string): number => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in parentheses and may contain spaces. Fields 11 and 12 after it are user and system time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    return 0;
  }
};

/** Whether the process serves this database. PostgreSQL writes its name into the title of the process. */
const serves = (pid: string, database: string): boolean => {
  try {
    const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return title.startsWith('postgres:') && title.includes(` ${database} `);
  } catch {
    return false;
  }
};

/**
 * Reads each connection by itself, because the time of one that has ended is gone and must not reduce the time
 * of the others.
 */
const readConnections = (database: string): ReadonlyMap<string, number> =>
  new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && serves(name, database))
      .map((pid) => [pid, readSeconds(pid)]),
  );

const secondsNow = (product: number, database: string) => ({
  product: readSeconds(String(product)),
  connections: readConnections(database),
  callers: readSeconds('self'),
});

type ProcessorSeconds = { readonly product: number; readonly postgres: number; readonly callers: number };

/**
 * Returns a function that tells the processor seconds since this call: of the product, of its connections in
 * PostgreSQL and of this process. Linux only.
 */
export const watchProcessorSeconds = (product: number, url: string) => {
  const database = new URL(url).pathname.slice(1);
  const before = secondsNow(product, database);
  return (): ProcessorSeconds => {
    const after = secondsNow(product, database);
    return {
      product: after.product - before.product,
      postgres: [...after.connections].reduce(
        (sum, [pid, seconds]) => sum + seconds - (before.connections.get(pid) ?? 0),
        0,
      ),
      callers: after.callers - before.callers,
    };
  };
};

/** Returns a function that tells how many processors each has used since this call. */
export const watchProcessorTime = (product: number, url: string) => {
  const began = performance.now();
  const secondsSince = watchProcessorSeconds(product, url);
  return (): string => {
    const used = secondsSince();
    const elapsed = (performance.now() - began) / 1000;
    const names = ['product', 'postgres', 'callers'] as const;
    return names.map((name) => `${name} ${(used[name] / elapsed).toFixed(2)}`).join(', ');
  };
};
