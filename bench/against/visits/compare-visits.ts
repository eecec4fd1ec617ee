import { join } from 'node:path';
import { median, sortNumbers } from '../../support/load.ts';
import { describeMachine } from '../../support/machine.ts';
import { openBenchServer } from '../../support/postgres-server.ts';
import { table } from '../../support/table.ts';
import { runIn } from '../sides/prepare-side.ts';
import { openSide, type Side } from '../sides/side.ts';
import { checkOut, oldest, presentTree, type Tree } from '../sides/tree.ts';
import { type Round as Turns, takeTurns } from '../turns.ts';
import { showBanners } from './banners.ts';
import type { Visit } from './page-visit.ts';
import { openBrowser, screens, type Visits, visitAll } from './visits.ts';

type Round = Turns<Visits>;
type Screen = (typeof screens)[number];

/** `requests` and `before` (until slots are painted) are limits, `times` is a ratio. */
const wanted: Readonly<Record<Screen, Partial<Record<'requests' | 'before' | 'times', number>>>> = {
  '/user/login': { requests: 12, times: 0.5 },
  '/booking': { requests: 20, times: 0.5 },
  '/booking, again': { before: 4 },
};
const wantedShift = 0.02;

const middleOf = (rounds: readonly Round[], side: keyof Round, screen: Screen, what: keyof Visit) =>
  median(sortNumbers(rounds.map((round) => round[side][screen][what])));

const row = (rounds: readonly Round[], side: keyof Round, name: string, screen: Screen) => {
  const middle = (what: keyof Visit) => middleOf(rounds, side, screen, what);
  const size = `${(middle('bytes') / 1000).toFixed(0)} KB`;
  const time = `${(middle('ready') / 1000).toFixed(2)} s`;
  return [`${screen}, ${name}`, time, middle('before'), middle('requests'), size, middle('shift').toFixed(3)];
};

const timesOf = (rounds: readonly Round[], screen: Screen) =>
  rounds.map(({ present, other }) => present[screen].ready / other[screen].ready);

const middleAndEnds = (numbers: readonly number[]) => {
  const sorted = sortNumbers([...numbers]);
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)];
  return `${median(sorted).toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})`;
};

/** Shows that painted controls are interactive: when does an immediate user action take effect? */
const doneAtOnce = {
  signInLeaves: 'typed and pressed as soon as the form is seen, the request leaves',
  chosen: 'chosen as soon as times are seen, one can be booked',
} as const;
const acts = Object.keys(doneAtOnce) as (keyof typeof doneAtOnce)[];

const secondsOf = (rounds: readonly Round[], side: keyof Round, act: keyof typeof doneAtOnce) =>
  `${(median(sortNumbers(rounds.map((round) => round[side][act]))) / 1000).toFixed(2)} s`;

const isMet = (rounds: readonly Round[], screen: Screen) => {
  const { requests = Number.POSITIVE_INFINITY, before = requests, times } = wanted[screen];
  return (
    middleOf(rounds, 'present', screen, 'requests') <= requests &&
    middleOf(rounds, 'present', screen, 'before') <= before &&
    middleOf(rounds, 'present', screen, 'shift') < wantedShift &&
    (times === undefined || median(sortNumbers(timesOf(rounds, screen))) <= times)
  );
};

const report = (rounds: readonly Round[], other: string, width: number) => {
  console.log(`
a visit with Chromium at 1.6 Mbit/s, 150 ms, a quarter of the processor, ${width} px wide; all banners on where there are any;
the present commit ÷ ${other}: the middle of ${rounds.length} rounds in turn (least–most)
`);
  const ratios = screens.map((screen) => [screen, middleAndEnds(timesOf(rounds, screen))]);
  for (const act of acts)
    ratios.push([
      doneAtOnce[act],
      middleAndEnds(rounds.map(({ present, other }) => present[act] / other[act])),
    ]);
  console.log(table(['', 'time until it can be used'], ratios));
  const rows = screens.flatMap((screen) => [
    row(rounds, 'present', 'present', screen),
    row(rounds, 'other', other, screen),
  ]);
  console.log('');
  console.log(table(['', 'used after', 'requests before', 'in all', 'bytes', 'layout shift'], rows));
  console.log('');
  for (const act of acts)
    console.log(
      `${doneAtOnce[act]} after ${secondsOf(rounds, 'present', act)}; ${other}: ${secondsOf(rounds, 'other', act)}`,
    );
};

const openBuilt = async (tree: Tree, url: string): Promise<Side> => {
  await runIn(tree, [join(tree.root, 'tools/build.ts')]);
  const side = await openSide(tree, { drivers: 100, params: {} }, { url, mode: 'development' });
  await side.resume();
  await showBanners(side);
  side.pause();
  return side;
};

export const compareVisits = async (ref: string, rounds: number, width: number): Promise<boolean> => {
  const other = await checkOut(ref);
  const server = await openBenchServer();
  const browser = await openBrowser();
  const opened: Side[] = [];
  try {
    console.log(await describeMachine(server.url));
    const open = async (tree: Tree, name: string) => {
      const side = await openBuilt(tree, await server.database(name));
      opened.push(side);
      return side;
    };
    const sides = { present: await open(presentTree(), 'present'), other: await open(other, 'other') };
    const done = await takeTurns(sides, rounds, () => (side) => visitAll(browser, side, width));
    report(done, other.name, width);
    return other.name !== oldest || screens.every((screen) => isMet(done, screen));
  } finally {
    await browser.close();
    for (const side of opened) await side.close();
    await server.close();
    other.remove();
  }
};
