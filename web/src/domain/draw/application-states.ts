import type { DrawApplication } from '#contract/draws/draws.ts';

type Application = Pick<DrawApplication, 'state'>;

/** It takes part, unless its code is still missing at the close. */
export const isActive = ({ state }: Application) =>
  state === 'APPLIED' || state === 'WAITING_FOR_CONFIRMATION';

/** What its owner has nothing to learn of any more. */
export const isGone = ({ state }: Application) => state === 'WITHDRAWN' || state === 'TAKEN';
