import type { DemoPassage } from './demo-line.ts';
import type { DemoRandom } from './demo-random.ts';
import { minute } from './demo-schedule.ts';

const step = 5 * minute;
const down = (at: number) => Math.floor(at / step) * step;
const up = (at: number) => Math.ceil(at / step) * step;

const rightShare = 0.84;

export type ToldRange = { readonly from: number; readonly to: number };

const rightAbout = (called: number, width: number, random: DemoRandom): ToldRange => {
  const from = down(called - random.between(0.2, 0.8) * width);
  return { from, to: Math.max(up(called), from + width) };
};

const wrongAbout = (called: number, width: number, random: DemoRandom): ToldRange => {
  const from = up(called + random.between(3, 14) * minute);
  return { from, to: from + width };
};

export const toldOnArrival = ({ visit, calledAt }: DemoPassage, random: DemoRandom): ToldRange => {
  const wait = (calledAt ?? visit.arrivesAt + 2 * 60 * minute) - visit.arrivesAt;
  const width = Math.min(40 * minute, Math.max(15 * minute, up(wait * 0.35)));
  const expected = calledAt ?? visit.arrivesAt + random.between(0.8, 1.2) * wait;
  const told = random.chance(rightShare)
    ? rightAbout(expected, width, random)
    : wrongAbout(expected, width, random);
  return { from: Math.max(told.from, down(visit.arrivesAt)), to: told.to };
};
