import type { ReadyAnswer } from '../../../../platform/http/ready/ready-answer.ts';
import type { OwnPage } from './own-page.queries.ts';

/** A page as it was read, and by what it is known whether it is still so. */
export type KnownPage = {
  readonly mark: string;
  /** The answer itself, where that does not change with the time. */
  readonly shown: ReadyAnswer | OwnPage;
  readonly bookings: number;
};

export type OwnPageMemory = {
  find(key: string): KnownPage | undefined;
  keep(key: string, known: KnownPage): void;
  forget(key: string): void;
};

/** One to two kilobytes each. A checkpoint has some thousand active ones. */
const mostBookings = 5000;
/** Screens ask every minute; and a database that was put back from a copy gives the same stamps again. */
const longestMs = 600_000;

type Entry = KnownPage & { readonly since: number };

const isTooOld = ({ since }: Entry) => performance.now() - since > longestMs;

const sizeOf = ({ bookings }: KnownPage) => bookings + 1;

export const createOwnPageMemory = (): OwnPageMemory => {
  const entries = new Map<string, Entry>();
  let kept = 0;

  const forget = (key: string) => {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    kept -= sizeOf(entry);
  };

  return {
    find: (key) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (isTooOld(entry)) return void forget(key);
      // Asked for last, forgotten last.
      entries.delete(key);
      entries.set(key, entry);
      return entry;
    },
    keep: (key, known) => {
      forget(key);
      entries.set(key, { ...known, since: performance.now() });
      kept += sizeOf(known);
      for (const [oldest, entry] of entries) {
        if (kept <= mostBookings && !isTooOld(entry)) return;
        forget(oldest);
      }
    },
    forget,
  };
};
