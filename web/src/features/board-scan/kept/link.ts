import { sharedValue } from '../../../lib/shared-value.ts';

/** Whether the server answered the last request. */
const isThere = sharedValue(navigator.onLine);

export const noteLink = (answered: boolean) => {
  if (isThere.get() !== answered) isThere.set(answered);
};

export const useLink = isThere.useValue;
