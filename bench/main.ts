import { parseArgs } from 'node:util';
import { measureConsole } from './measures/console.ts';
import { measureCost } from './measures/cost.ts';
import { measureCreate } from './measures/create.ts';
import { measureCrowd } from './measures/crowd.ts';
import { measureExcel } from './measures/excel.ts';
import { measureGrowth } from './measures/growth.ts';
import { measureMigration } from './measures/migration.ts';
import { measureOverload } from './measures/overload.ts';
import { measureReports } from './measures/reports.ts';
import { measureStreams } from './measures/streams.ts';
import { measureVisit } from './measures/visit.ts';
import { describeMachine, timeFixedWork, watchProcessors } from './support/machine.ts';
import { type Bench, type Measure, type Row, table } from './support/measure.ts';
import { openPast } from './support/open-past.ts';
import { openBenchServer } from './support/postgres-server.ts';
import type { Stage } from './support/stage.ts';

/** Measures the targets and prints them as one table. Exits with 1 when one is not met. */
const measures: Readonly<Record<string, Measure>> = {
  crowd: measureCrowd,
  create: measureCreate,
  streams: measureStreams,
  visit: measureVisit,
  console: measureConsole,
  excel: measureExcel,
  reports: measureReports,
  growth: measureGrowth,
  cost: measureCost,
  migration: measureMigration,
  overload: measureOverload,
};

const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !(name in measures));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. npm run bench [${Object.keys(measures).join(' | ')}] …`);
  process.exit(1);
}

const inMs = (time: number) => `${time.toFixed(0)} ms`;
const minutesSince = (start: number) => `${((performance.now() - start) / 60_000).toFixed(1)} min`;

const server = await openBenchServer();
const stages = new Map<number, Promise<Stage>>();
const bench: Bench = {
  server,
  isQuick: values.quick,
  past: (count) => {
    const stage = stages.get(count) ?? openPast(server, count);
    stages.set(count, stage);
    return stage;
  },
};

const begun = performance.now();
const rows: Row[] = [];
const cells: string[][] = [];
try {
  console.log(await describeMachine(server.url));
  for (const [name, measure] of Object.entries(measures)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const start = performance.now();
    const stolen = watchProcessors();
    const work = timeFixedWork();
    console.log(`${name} …`);
    const measured = await measure(bench);
    rows.push(...measured);
    for (const { what, target, measured: found, isMet } of measured)
      cells.push([
        what,
        target,
        found,
        isMet ? 'met' : 'NOT met',
        stolen(),
        `${inMs(work)}, ${inMs(timeFixedWork())}`,
      ]);
    console.log(`${name}: ${minutesSince(start)}`);
  }
} finally {
  for (const stage of await Promise.all(stages.values())) await stage.close();
  await server.close();
}
const missed = rows.filter(({ isMet }) => !isMet).length;
console.log(`\n${table(['what', 'target', 'measured', '', 'stolen', 'fixed work before, after'], cells)}\n`);
console.log(
  `${missed === 0 ? 'every target is met' : `${missed} of ${rows.length} not met`}, in ${minutesSince(begun)}` +
    (values.quick ? '; measured with small sizes, which says nothing about the targets' : ''),
);
process.exitCode = missed === 0 ? 0 : 1;
