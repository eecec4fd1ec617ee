import { sharedSwitch } from '../../lib/shared-value.ts';

/** A shortcut opens the panel on every page of the console. */
export const actsPanel = sharedSwitch();
