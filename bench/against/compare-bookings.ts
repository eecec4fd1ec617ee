import { describeMachine, watchProcessors } from '../support/machine.ts';
import { type BenchServer, durable, openBenchServer } from '../support/postgres-server.ts';
import type { Comparison } from './comparison.ts';
import { compareCreate } from './lines/create.ts';
import { compareCrowd } from './lines/crowd.ts';
import { compareEmbedded } from './lines/embedded.ts';
import { compareIdle } from './lines/idle.ts';
import { compareReads } from './lines/reads.ts';
import { ComparisonFault } from './sides/fault.ts';
import { openSide, type Side } from './sides/side.ts';
import { checkOut, oldest, presentTree } from './sides/tree.ts';

type ComparedAmounts = Pick<Comparison, 'rounds' | 'count' | 'seconds' | 'crowd' | 'lines'>;

export type ComparisonOptions = ComparedAmounts & {
  readonly ref: string;
  readonly parts: readonly string[];
};

const parts = {
  create: compareCreate,
  reads: compareReads,
  crowd: compareCrowd,
  embedded: compareEmbedded,
  idle: compareIdle,
};
type Part = keyof typeof parts;

const isPart = (name: string): name is Part => name in parts;

const compare = async (
  name: Part,
  server: BenchServer,
  trees: Comparison['trees'],
  options: ComparedAmounts,
): Promise<boolean> => {
  const opened: Side[] = [];
  const open: Comparison['open'] = async (order, database) => {
    const openOne = async (which: 'present' | 'other') => {
      const where =
        database === 'embedded'
          ? ({ mode: 'development' } as const)
          : ({ mode: 'production', url: await server.database(`${name}_${which}`) } as const);
      const side = await openSide(trees[which], order, where);
      opened.push(side);
      return side;
    };
    return { present: await openOne('present'), other: await openOne('other') };
  };
  const other = trees.other.name;
  try {
    return await parts[name]({ ...options, trees, open, other, isOldest: other === oldest });
  } finally {
    for (const side of opened) await side.close();
  }
};

/** Compares two commits in alternation; resolves with the parts that miss their targets. */
export const compareBookings = async ({ ref, parts: chosen, ...options }: ComparisonOptions) => {
  const unknown = chosen.filter((name) => !isPart(name));
  if (unknown.length > 0)
    throw new ComparisonFault(
      `There is no ${unknown.join(', ')} to compare, only ${Object.keys(parts).join(', ')}.`,
    );
  if (process.platform !== 'linux')
    throw new ComparisonFault('Processor time is read from /proc: Linux only.');
  const trees = { present: presentTree(), other: await checkOut(ref) };
  const server = await openBenchServer(durable);
  const missed: string[] = [];
  try {
    console.log(await describeMachine(server.url));
    for (const name of chosen.filter(isPart)) {
      const lost = watchProcessors();
      if (!(await compare(name, server, trees, options))) missed.push(name);
      console.log(`\nprocessor time that went to other machines on the host meanwhile: ${lost()}`);
    }
  } finally {
    await server.close();
    trees.other.remove();
  }
  return missed;
};
