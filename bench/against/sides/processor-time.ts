import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

/** USER_HZ, which is 100 on Linux. */
const ticksPerSecond = 100;

type Stat = { readonly pid: number; readonly parent: number; readonly ticks: number };

const statOf = (pid: number): Stat | undefined => {
  try {
    // The process name may contain anything, so split at the last bracket.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number);
    // Includes ended children, which Linux adds to their parent.
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

export const processesOf = (pid: number): number[] => treeOf(pid).map((stat) => stat.pid);

/** Milliseconds of processor time used by a process and its descendants. */
export const processorTimeOf = (pid: number): number =>
  (treeOf(pid).reduce((sum, { ticks }) => sum + ticks, 0) * 1000) / ticksPerSecond;

export const postmasterOf = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const parent = statOf(rows[0]?.pid ?? 0)?.parent;
  await client.end();
  if (parent === undefined) throw new Error('PostgreSQL does not run on this machine: its time is unknown');
  return parent;
};
