import type { SetupState } from '#contract/setup/setup.ts';

export const stepNames = ['place', 'hours', 'channels', 'people'] as const;
export type StepName = (typeof stepNames)[number];

/** A step can be opened once the steps before it are stored. That of messages stores nothing and may be skipped. */
const isReachable = (step: StepName, { place, hours }: SetupState) => {
  if (step === 'place') return true;
  return step === 'hours' ? place !== null : place !== null && hours !== null;
};

/** The step that the address names, otherwise the latest that can be opened, except for that of people. */
export const shownStep = (fragment: string, state: SetupState): StepName => {
  const named = stepNames.find((step) => step === fragment);
  if (named && isReachable(named, state)) return named;
  return stepNames.findLast((step) => step !== 'people' && isReachable(step, state)) ?? 'place';
};

export const isStepDone = (step: StepName, shown: StepName, state: SetupState) => {
  if (step === 'place') return state.place !== null;
  if (step === 'hours') return state.hours !== null;
  return step === 'channels' && shown === 'people';
};
