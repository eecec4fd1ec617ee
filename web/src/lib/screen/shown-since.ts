import { sharedValue } from '../shared-value.ts';

/** When the data on the screen was loaded, in words. Undefined for screens whose data does not age. */
export const { set: setShownSince, useValue: useShownSince } = sharedValue<string | undefined>(undefined);
