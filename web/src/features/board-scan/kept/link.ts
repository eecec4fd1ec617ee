import { sharedValue } from '../../../lib/shared-value.ts';

/** Whether the last thing that was asked of the server was answered. */
const isThere = sharedValue(navigator.onLine);

export const noteLink = (answered: boolean) => {
  if (isThere.get() !== answered) isThere.set(answered);
};

export const useLink = isThere.useValue;
