import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A long file that begins last leaves the other core idle: these take from five to thirty seconds. */
const slow = [
  /\/model\./,
  /discovery-time/,
  /lock-order/,
  /admin-script/,
  /start-faults/,
  /access/,
  /sessions\.postgres/,
  /restart/,
];

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

/**
 * The same server tests on both databases, one after the other: together they would fight for two cores. What
 * can only be said of one of them is in *.postgres.test.ts or *.pglite.test.ts.
 */
const serverTests = (database: 'pglite' | 'postgres', groupOrder: number) => ({
  test: {
    name: `server-${database}`,
    include: ['server/src/**/*.test.ts'],
    exclude:
      database === 'pglite'
        ? [
            'server/src/**/*.postgres.test.ts',
            'server/src/modules/**/races/*.test.ts',
            'server/src/modules/**/*-race.test.ts',
            'server/src/modules/**/discovery-time.test.ts',
          ]
        : ['server/src/**/*.pglite.test.ts'],
    globalSetup: [`server/src/testing/${database}-template.ts`],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // A worker loads the server once, not once for each file: 135 s of processor time instead of 336.
    isolate: false,
    sequence: { groupOrder },
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    allowOnly: false,
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['contract/src/**/*.test.ts', 'web/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          testTimeout: 20_000,
          sequence: { groupOrder: 0 },
        },
      },
      serverTests('pglite', 1),
      serverTests('postgres', 2),
    ],
  },
});
