import { describeMachine, watchProcessors } from '../support/machine.ts';
import { durable, openBenchServer } from '../support/postgres-server.ts';
import type { Comparison } from './comparison.ts';
import { compareCreate } from './create.ts';
import { ComparisonFault } from './fault.ts';
import type { Order } from './preparation.ts';
import { compareReads } from './reads.ts';
import { openSide, type Side } from './side.ts';
import { checkOut, oldest, presentTree } from './tree.ts';

export type ComparisonOptions = Pick<Comparison, 'rounds' | 'count' | 'seconds'> & {
  readonly ref: string;
  readonly parts: readonly string[];
};

const parts = { create: compareCreate, reads: compareReads };

const isPart = (name: string): name is keyof typeof parts => name in parts;

/** Runs the present commit and another in turns, and prints the ratios. Resolves with the parts below their targets. */
export const compareBookings = async ({ ref, parts: chosen, ...options }: ComparisonOptions) => {
  const unknown = chosen.filter((name) => !isPart(name));
  if (unknown.length > 0)
    throw new ComparisonFault(`There is no ${unknown.join(', ')} to compare, only ${Object.keys(parts)}.`);
  if (process.platform !== 'linux')
    throw new ComparisonFault('Processor time is read from /proc: Linux only.');
  const trees = { present: presentTree(), other: await checkOut(ref) };
  const server = await openBenchServer(durable);
  const missed: string[] = [];
  try {
    console.log(await describeMachine(server.url));
    for (const name of chosen.filter(isPart)) {
      const lost = watchProcessors();
      const opened: Side[] = [];
      const openOne = async (which: keyof typeof trees, order: Omit<Order, 'env'>) => {
        const side = await openSide(trees[which], await server.database(`${name}_${which}`), order);
        opened.push(side);
        return side;
      };
      const isMet = await parts[name]({
        ...options,
        other: trees.other.name,
        isOldest: trees.other.name === oldest,
        open: async (order) => ({
          present: await openOne('present', order),
          other: await openOne('other', order),
        }),
      }).finally(() => Promise.all(opened.map((side) => side.close())));
      if (!isMet) missed.push(name);
      console.log(`\nprocessor time that went to other machines on the host meanwhile: ${lost()}`);
    }
  } finally {
    await server.close();
    trees.other.remove();
  }
  return missed;
};
