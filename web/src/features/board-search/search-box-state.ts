import { sharedSwitch } from '../../lib/shared-value.ts';

/** Opened by the field in the bar and by a global shortcut. */
export const searchBoxState = sharedSwitch();
