import { sharedValue } from '../../../lib/shared-value.ts';

/** True if everything to touch is lower, for people who sit or are small. Ends when the kiosk is left. */
export const lowReach = sharedValue(false);
