import { sharedSwitch } from '../../lib/shared-value.ts';

/** Opened by a shortcut on every page of the console. */
export const actsPanel = sharedSwitch();
