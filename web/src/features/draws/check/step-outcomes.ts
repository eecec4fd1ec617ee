import type { DrawFault } from '#kernel/draw/check-draw.ts';

const checkSteps = ['opened', 'frozen', 'round', 'order', 'shown'] as const;
export type CheckStep = (typeof checkSteps)[number];

/** A step is `unknown` if it is still to come, or an earlier one failed and left nothing to compare with. */
export type Outcome = 'passed' | 'failed' | 'unknown';
export type Outcomes = Readonly<Record<CheckStep, Outcome>>;

const stepOf: Readonly<Record<DrawFault, CheckStep>> = {
  LOG: 'opened',
  CHAIN: 'opened',
  FROZEN: 'frozen',
  ROOT: 'frozen',
  ROUND: 'round',
  SIGNATURE: 'round',
  RESULT: 'order',
  LIST: 'shown',
};

/** After one of these faults the check looked at nothing else. */
const final: readonly DrawFault[] = ['LOG', 'FROZEN'];

export const outcomesOf = (faults: readonly DrawFault[], isDrawn: boolean): Outcomes => {
  const failed = new Set(faults.map((fault) => stepOf[fault]));
  const last = faults.find((fault) => final.includes(fault));
  const lastKnown = last === undefined ? (isDrawn ? 'shown' : 'frozen') : stepOf[last];
  const entries = checkSteps.map((step, place) => {
    if (failed.has(step)) return [step, 'failed'];
    return [step, place > checkSteps.indexOf(lastKnown) ? 'unknown' : 'passed'];
  });
  return Object.fromEntries(entries);
};
