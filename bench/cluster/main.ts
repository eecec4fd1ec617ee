// run.ts starts this in the network of the instances.
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inRoot } from '../../tools/lib/paths.ts';
import { capture } from '../../tools/lib/run-process.ts';
import { table } from '../support/measure.ts';
import { faults } from './faults.ts';
import { findPrograms } from './programs.ts';
import { openScene, perSecond } from './scene.ts';
import { type Trial, trialHeadings, tryFault } from './trial.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1' },
    from: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
});
const seeds = Array.from({ length: Number(values.seeds) }, (_, place) => Number(values.from) + place);
const chosen = faults.filter(({ name }) => name.includes(values.only));
/** Enough drivers for all faults, each of which takes about two minutes. */
const mostVisitors = (seeds.length * chosen.length + 1) * 240 * perSecond;

const programs = findPrograms();
const folder = mkdtempSync(join(tmpdir(), 'oktet-cluster-'));
// The users of PostgreSQL and etcd must be able to enter the folder.
chmodSync(folder, 0o755);
console.log(`${programs.versions}\nlogs in ${folder}`);

const scene = await openScene(folder, programs, mostVisitors);
const trials: Trial[] = [];
for (const seed of seeds)
  for (const fault of chosen) {
    const trial = await tryFault(scene, fault, seed);
    trials.push(trial);
    console.log(trial.row.join(' · '));
  }
await scene.calm();

const { code, output } = await capture(process.execPath, [inRoot('tools/verify-log.ts')], scene.env);
// Code 3 is right too: the log is consistent, but no head of it has been published yet.
const problems = [
  ...trials.flatMap((trial) => trial.problems),
  ...(code === 3 ? [] : [`verify-log ends with ${code}: ${output.slice(-500)}`]),
];
console.log(
  `\n${table(
    trialHeadings,
    trials.map(({ row }) => row),
  )}\n`,
);
console.log(
  `${scene.ledger.all().length} bookings acknowledged, ${scene.gate.left.length} trucks let through, ${scene.toldTwice()} mails sent twice`,
);
for (const problem of problems) console.error(`✘ ${problem}`);
console.log(
  problems.length === 0 ? 'nothing was lost, sold twice or answered wrongly' : `${problems.length} problems`,
);
process.exit(problems.length === 0 ? 0 : 1);
