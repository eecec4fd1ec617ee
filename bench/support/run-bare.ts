import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { systemClock } from '../../server/src/platform/time/clock.ts';
import { uuidv7 } from '../../server/src/platform/time/ids.ts';
import type { BareStatement } from './bare-statement.ts';
import { digits } from './drivers.ts';
import { temporaryFolder } from './temporary-folder.ts';

export type BareRun = {
  readonly url: string;
  readonly connections: number;
  /** How often each connection runs the statement. */
  readonly times: number;
  readonly statement: BareStatement;
  readonly firstDriver: number;
  /** Starts of hourly slots in a row. */
  readonly starts: readonly string[];
};

/** pgbench reads a colon as the start of a variable, even in quotes. */
const quote = (text: string) =>
  `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\072')}'`;

/** What pgbench computes for each booking: the driver’s number, the slot’s time and day, new ids. */
const literal = (value: unknown, { statement, starts }: BareRun): string => {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value !== 'string') return String(value);
  const number = `lpad((:n)::int::text, ${digits}, '0')`;
  const slot = `(${quote(starts[0] ?? '')}::timestamptz + (:n)::int % ${starts.length} * interval '1 hour')`;
  const changes = new Map([
    [statement.number, number],
    [statement.start, `to_char(${slot} AT TIME ZONE 'UTC', ${quote('YYYY-MM-DD"T"HH24:MI:SS"Z"')})`],
    ...statement.madeIds.map(
      (id, index) => [id, `${quote(`d${index}000000-0000-7000-8000-`)} || ${number}`] as const,
    ),
  ]);
  const pattern = new RegExp(`(${[...changes.keys()].map(RegExp.escape).join('|')})`);
  const parts = value.split(pattern).map((part) => changes.get(part) ?? quote(part));
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' || ')})`;
};

const scriptOf = (run: BareRun) => {
  const { text, values } = run.statement;
  const filled = text.replaceAll(/\$(\d+)/g, (_, position: string) => {
    const value = values[Number(position) - 1];
    return literal(value, run);
  });
  const count = `\\set n ${run.firstDriver} + :client_id * ${run.times} + :k\n\\set k :k + 1\n`;
  return `${count}${filled.replaceAll(/\s+/g, ' ')};\n`;
};

/** Undefined if pgbench is not installed. */
const runPgbench = async (run: BareRun): Promise<number | undefined> => {
  const folder = temporaryFolder();
  try {
    const script = join(folder.path, 'statement.sql');
    await writeFile(script, scriptOf(run));
    const counts = ['-c', run.connections, '-j', 1, '-t', run.times].map(String);
    const args = ['-n', '-M', 'prepared', '-D', 'k=0', '-f', script, ...counts, run.url];
    const { stdout } = await promisify(execFile)('pgbench', args);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  } finally {
    folder.remove();
  }
};

const valuesFor = (run: BareRun, index: number): unknown[] => {
  const { number, start, values, madeIds } = run.statement;
  const changes: readonly (readonly [string, string])[] = [
    [number, String(run.firstDriver + index).padStart(digits, '0')],
    [start, run.starts[index % run.starts.length] ?? ''],
    ...madeIds.map((id) => [id, uuidv7(systemClock)] as const),
  ];
  const change = (value: unknown) =>
    typeof value === 'string'
      ? changes.reduce((text, [from, to]) => text.replaceAll(from, to), value)
      : value;
  return values.map(change);
};

const runByConnections = async (run: BareRun): Promise<number> => {
  const { connections, times, statement, url } = run;
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  const lists = clients.map((_, client) =>
    Array.from({ length: times }, (_, nth) => valuesFor(run, client * times + nth)),
  );
  const start = performance.now();
  const runAll = async (client: pg.Client, index: number) => {
    for (const values of lists[index] ?? [])
      await client.query({ name: 'bare', text: statement.text, values });
  };
  await Promise.all(clients.map(runAll));
  const seconds = (performance.now() - start) / 1000;
  await Promise.all(clients.map((client) => client.end()));
  return (connections * times) / seconds;
};

/** Statements a second, run by pgbench, or by connections of this process if it is not installed. */
export const runBare = async (run: BareRun): Promise<{ readonly by: string; readonly perSecond: number }> => {
  const perSecond = await runPgbench(run);
  return perSecond === undefined
    ? { by: `${run.connections} connections of pg`, perSecond: await runByConnections(run) }
    : { by: 'pgbench', perSecond };
};
