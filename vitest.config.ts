import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A long file that begins last leaves the other cores idle: these take from four to sixty seconds. */
const slow = [
  /\/model\./,
  /lock-order/,
  /demo-day/,
  /shutdown/,
  /production-install/,
  /embedded-product/,
  /lost-database/,
  /access/,
  /call-next/,
  /hoarding/,
  /simulation/,
  /embedded\/place/,
  /sessions-race/,
  /command-line/,
  /start-faults/,
  /queue\/order/,
  /races\/kill/,
];

const long = ['server/src/{modules,platform}/**/*.long.ts', 'server/src/{others-objects,restart}.long.ts'];

const rank = ({ moduleId }: TestSpecification) => {
  const place = slow.findIndex((name) => name.test(moduleId));
  return place === -1 ? slow.length : place;
};

/** On a fresh clone nothing is known about how long files take, and the smallest would begin last. */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
    return usual.toSorted((a, b) => groupOf(a) - groupOf(b) || rank(a) - rank(b));
  }
}

/** No test may need what another left, so they run in another order than they are written in. */
const anyOrder = { shuffle: { tests: true } };

/** The tests' own PostgreSQL keeps its data in memory; one that was named waits for its disk. */
const patience = process.env.DATABASE_URL_TEST ? 6 : 1;

export default defineConfig({
  test: {
    maxWorkers: 2,
    allowOnly: false,
    // The order is the same each time; `--sequence.seed` gives others.
    sequence: { sequencer: SlowestFirst, seed: 1742 },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{kernel,contract}/src/**/*.test.ts', 'web/src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          setupFiles: ['web/test-setup.ts'],
          testTimeout: 20_000,
          // As below: 6 s of processor time instead of 35.
          isolate: false,
          unstubGlobals: true,
          sequence: { groupOrder: 0, ...anyOrder },
        },
      },
      {
        test: {
          name: 'server',
          // What measures times needs many repetitions: that is for `npm run test:long`.
          include: ['server/src/**/*.test.ts', ...(process.env.OKTET_LONG ? long : [])],
          globalSetup: ['server/src/testing/databases/database-template.ts'],
          // Two files run for a fixed time and some only wait: a third worker has the processors meanwhile.
          maxWorkers: 3,
          // Nothing takes that long but on a machine whose processors or disk have much else to do: a hook may copy an
          // installation or start a PostgreSQL.
          testTimeout: 120_000,
          hookTimeout: 180_000 * patience,
          // What is awaited comes at once, unless the machine has other things to do.
          expect: { poll: { timeout: 10_000 } },
          // A worker loads the server once, not once for each file: 135 s of processor time instead of 336.
          isolate: false,
          // As the product runs, by Node itself: a call goes to what was imported, not through Vite's table of it. Young objects
          // have room to die before they are copied. A tenth of the processor time each.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          execArgv: ['--max-semi-space-size=32'],
          sequence: { groupOrder: 1, ...anyOrder },
        },
      },
    ],
  },
});
