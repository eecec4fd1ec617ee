import { sharedValue } from '../shared-value.ts';

/** When what the screen shows was loaded, in words; undefined where a screen shows nothing that grows old. */
export const { set: setShownSince, useValue: useShownSince } = sharedValue<string | undefined>(undefined);
