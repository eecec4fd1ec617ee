import { sharedValue } from '../../../lib/shared-value.ts';

const isThere = sharedValue(navigator.onLine);

export const noteLink = (answered: boolean) => {
  if (isThere.get() !== answered) isThere.set(answered);
};

export const useLink = isThere.useValue;
