import { defineConfig } from 'vitest/config';

/**
 * The same server tests on both databases, one after the other: together they would fight for two cores. What
 * can only be said of one of them is in *.postgres.test.ts or *.pglite.test.ts.
 */
const serverTests = (database: 'pglite' | 'postgres', groupOrder: number) => ({
  test: {
    name: `server-${database}`,
    include: ['server/src/**/*.test.ts'],
    exclude: [`server/src/**/*.${database === 'pglite' ? 'postgres' : 'pglite'}.test.ts`],
    globalSetup: [`server/src/testing/${database}-template.ts`],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    sequence: { groupOrder },
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    allowOnly: false,
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
