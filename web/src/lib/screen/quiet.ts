import { useEffect } from 'react';
import { sharedValue } from '../shared-value.ts';

const reasons = sharedValue(0);

/** Suppresses overlays while something must not be covered, such as the typing of a code or a call to the gate. */
export const useQuiet = (isNeeded = true) => {
  useEffect(() => {
    if (!isNeeded) return;
    reasons.set(reasons.get() + 1);
    return () => reasons.set(reasons.get() - 1);
  }, [isNeeded]);
};

export const useIsQuiet = () => reasons.useValue() > 0;
