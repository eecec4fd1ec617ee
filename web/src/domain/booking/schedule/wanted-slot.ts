import { readStored, removeStored, writeStored } from '../../../lib/local-store.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';

const key = 'oktet.wanted-slot';

/** The time that a visitor chose before signing in, with which the booking form begins. */
export const wantedSlot = {
  read: (): string | null => {
    const start = readStored(key);
    return start !== null && Date.parse(start) > serverNow() ? start : null;
  },
  keep: (start: string) => writeStored(key, start),
  forget: () => removeStored(key),
};
