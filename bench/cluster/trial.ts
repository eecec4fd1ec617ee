import { setTimeout as wait } from 'node:timers/promises';
import { createDice } from '../../server/src/testing/simulated-checkpoint/dice.ts';
import type { Fault } from './faults.ts';
import { perSecond, type Scene } from './scene.ts';
import { judge } from './verdict.ts';

export const trialHeadings = [
  'fault',
  'seed',
  'acknowledged',
  'lost',
  'sold twice',
  'wrong',
  'answers',
  'connections lost',
  'away',
  'screens silent',
  'log lines',
];

export type Trial = { readonly row: readonly string[]; readonly problems: readonly string[] };

const calmMs = 5000;
const patienceMs = 120_000;
const repeated = 20;

const untilAcknowledged = async ({ ledger }: Scene) => {
  const target = ledger.all().length + perSecond * 2;
  for (const end = performance.now() + patienceMs; ledger.all().length < target; await wait(200))
    if (performance.now() > end) throw new Error('nothing is acknowledged any more');
};

/** Breaks one thing, waits until everything works again, and compares what visitors were told with the database. */
export const tryFault = async (scene: Scene, fault: Fault, seed: number): Promise<Trial> => {
  const { cluster, instances, ledger, screens, visitors, gate, app } = scene;
  const logLines = () => instances.reduce((sum, instance) => sum + instance.logLines(), 0);
  await cluster.untilWhole();
  await untilAcknowledged(scene);
  ledger.begin();
  screens.begin();
  const [linesBefore, cameBefore] = [logLines(), scene.visitorsSoFar()];
  await wait(calmMs);
  await fault.cause({ cluster, instances, dice: createDice(seed) });
  await cluster.untilWhole();
  await untilAcknowledged(scene);
  await wait(calmMs);
  await visitors.repeatSome(repeated);
  const tally = ledger.end();
  const silence = screens.longestSilence();
  const { lost, oversold, forgotten, miscounted } = await judge(app, ledger.all(), gate.left);
  const answers = [...tally.statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status}`);
  const problems = [
    lost > 0 && `${lost} lost`,
    oversold > 0 && `${oversold} times oversold`,
    forgotten > 0 && `${forgotten} departures forgotten`,
    miscounted > 0 && `${miscounted} times miscounted`,
    tally.wrong.length > 0 && [...new Set(tally.wrong)].join(', '),
    tally.away > fault.mayBeAway && `away for ${tally.away.toFixed(1)} s of ${fault.mayBeAway}`,
  ].filter((problem) => problem !== false);
  return {
    row: [
      fault.name,
      String(seed),
      String(tally.acknowledged),
      String(lost),
      String(oversold),
      String(tally.wrong.length),
      answers.join(', '),
      String(tally.lostConnections),
      `${tally.away.toFixed(1)} s`,
      `${silence.toFixed(1)} s`,
      `${logLines() - linesBefore} for ${scene.visitorsSoFar() - cameBefore} visitors`,
    ],
    problems: problems.map((problem) => `${fault.name}, seed ${seed}: ${problem}`),
  };
};
