/** What many ask for at the same moment, asked of the database once. Nothing in it is older than its reader allows. */
export type FreshCache = {
  read<T>(key: string, maxAgeMs: number, load: () => Promise<T>): Promise<T>;
  /** Something was committed here: whoever asks from now on sees it. */
  forget(): void;
};

type Entry = { readonly since: number; readonly value: Promise<unknown> };

const mostEntries = 1000;

/** Short enough that a change made on another instance is seen within a quarter of a second. */
export const freshMs = 150;

export const createFreshCache = (): FreshCache => {
  const entries = new Map<string, Entry>();
  return {
    read: <T>(key: string, maxAgeMs: number, load: () => Promise<T>): Promise<T> => {
      const known = entries.get(key);
      // The age counts from before the load, since what it reads may change right after it has begun.
      if (known && performance.now() - known.since <= maxAgeMs) return known.value as Promise<T>;
      if (entries.size >= mostEntries) entries.clear();
      const value = load();
      const entry = { since: performance.now(), value };
      entries.set(key, entry);
      value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      return value;
    },
    forget: () => entries.clear(),
  };
};
