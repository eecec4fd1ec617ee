import { sharedValue } from '../../../lib/shared-value.ts';

/** Everything one touches stands lower, for whoever sits or is small; until the kiosk is left. */
export const lowReach = sharedValue(false);
