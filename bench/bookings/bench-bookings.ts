import { describeMachine, watchProcessors } from '../support/machine.ts';
import { durable, openBenchServer, openKeptServer, quickToLoad } from '../support/postgres-server.ts';
import { benchCreate } from './create.ts';
import { benchCrowd } from './crowd.ts';
import { benchEmbedded } from './embedded.ts';
import { benchGrowth } from './growth.ts';
import { benchReads } from './reads.ts';

export type BookingsOptions = {
  /** Letters of the parts. */
  readonly chosen: string;
  readonly count: number;
  readonly seconds: number;
  readonly crowd: number;
  readonly sizes: readonly number[];
  /** URL of a server whose databases are kept between runs. */
  readonly keep: string | undefined;
  readonly flags: readonly string[];
};

export const benchBookings = async (options: BookingsOptions): Promise<string[]> => {
  const { chosen, count, seconds, crowd, sizes, keep, flags } = options;
  const server = keep
    ? openKeptServer(keep)
    : await openBenchServer(chosen.includes('d') ? quickToLoad : durable);
  const parts = {
    a: () => benchCreate(server, count, flags),
    b: () => benchReads(server, seconds, flags),
    c: () => benchCrowd(server, crowd, flags),
    d: () => benchGrowth(server, sizes),
    e: () => benchEmbedded(count, flags),
  };
  const missed: string[] = [];
  try {
    console.log(await describeMachine(server.url));
    for (const [name, run] of Object.entries(parts)) {
      if (!chosen.includes(name)) continue;
      const lost = watchProcessors();
      if (!(await run())) missed.push(name);
      console.log(`\nprocessor time that went to other machines on the host meanwhile: ${lost()}`);
    }
  } finally {
    await server.close();
  }
  return missed;
};
