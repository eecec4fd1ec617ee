import { belongsToAccount } from '../../../lib/session/work-of-account.ts';

/** Acts that were sent and are not answered yet. */
const underWay = new Set<Promise<unknown>>();

/** Whoever wants to take an act back waits for its answer. */
export const followAct = async <T>(act: Promise<T>): Promise<T> => {
  underWay.add(act);
  try {
    return await act;
  } finally {
    underWay.delete(act);
  }
};

export const actsAnswered = () => Promise.allSettled(underWay);

belongsToAccount({ finish: actsAnswered });

export const isActUnderWay = () => underWay.size > 0;
