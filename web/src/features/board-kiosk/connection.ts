import { sharedValue } from '../../lib/shared-value.ts';
import { learnServerTime } from '../../lib/time/server-clock.ts';

/** Whether the server was out of reach at the last attempt. */
const cut = sharedValue(false);

/** A late response may arrive after the cable was pulled, so `onLine` is checked too. */
export const noteAnswered = (headers: Headers) => {
  const date = headers.get('date');
  if (date !== null) learnServerTime(date);
  cut.set(!navigator.onLine);
};

export const noteCut = () => cut.set(true);

export const isCut = cut.get;
export const useIsCut = cut.useValue;
