import { sharedSwitch } from '../../lib/shared-value.ts';

export const shortcutsHelp = sharedSwitch();
