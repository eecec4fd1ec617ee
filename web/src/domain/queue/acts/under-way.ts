import { belongsToAccount } from '../../../lib/session/work-of-account.ts';

const underWay = new Set<Promise<unknown>>();

/** Registers an act, so that undo and sign-out wait for its answer. */
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
