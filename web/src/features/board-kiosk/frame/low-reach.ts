import { sharedValue } from '../../../lib/shared-value.ts';

/** Whether everything to touch stands lower, for people who sit or are small. Ends when the kiosk is left. */
export const lowReach = sharedValue(false);
