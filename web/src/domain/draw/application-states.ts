import type { DrawApplication } from '#contract/draws/draws.ts';

type Application = Pick<DrawApplication, 'state'>;

/** The application takes part, unless its code is still missing when the draw closes. */
export const isActive = ({ state }: Application) =>
  state === 'APPLIED' || state === 'WAITING_FOR_CONFIRMATION';

/** The application is settled, so its owner needs no news of it. */
export const isGone = ({ state }: Application) => state === 'WITHDRAWN' || state === 'TAKEN';
