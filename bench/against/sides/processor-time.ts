import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

/** What Linux counts in, for every program that asks. */
const ticksPerSecond = 100;

type Stat = { readonly pid: number; readonly parent: number; readonly ticks: number };

const statOf = (pid: number): Stat | undefined => {
  try {
    // The name before the last bracket may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number);
    // Children that have ended are counted with who started them.
    const ticks = (user ?? 0) + (system ?? 0) + (endedUser ?? 0) + (endedSystem ?? 0);
    return { pid, parent: Number(fields[1]), ticks };
  } catch {
    return undefined;
  }
};

const treeOf = (pid: number): Stat[] => {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)) ?? []);
  const byParent = Map.groupBy(all, ({ parent }) => parent);
  const below = (stat: Stat): Stat[] => [stat, ...(byParent.get(stat.pid) ?? []).flatMap(below)];
  return all.filter((stat) => stat.pid === pid).flatMap(below);
};

/** A process and everything that it and its children have started. */
export const processesOf = (pid: number): number[] => treeOf(pid).map((stat) => stat.pid);

/** Milliseconds of processor time that a process and all below it have had. */
export const processorTimeOf = (pid: number): number =>
  (treeOf(pid).reduce((sum, { ticks }) => sum + ticks, 0) * 1000) / ticksPerSecond;

/** The process that started all others of a PostgreSQL on this machine. */
export const postmasterOf = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const parent = statOf(rows[0]?.pid ?? 0)?.parent;
  await client.end();
  if (parent === undefined) throw new Error('PostgreSQL does not run on this machine: its time is unknown');
  return parent;
};
