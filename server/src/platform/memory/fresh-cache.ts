/** Coalesces concurrent reads into one query. No value is older than its reader allows. */
export type FreshCache = {
  read<T>(key: string, maxAgeMs: number, load: () => Promise<T>): Promise<T>;
  /** For values that few commits change; the code that changes one must call `forgetOne` or `forgetAll`. */
  readLasting<T>(key: string, maxAgeMs: number, load: () => Promise<T>): Promise<T>;
  note(key: string): void;
  hasNote(key: string, maxAgeMs: number): boolean;
  /** Call after a commit: later readers see it. `keepNotes` if the notes are known to be still true. */
  forget(options?: { readonly keepNotes: true }): void;
  forgetOne(key: string): void;
  forgetAll(): void;
};

type Entry = {
  readonly since: number;
  readonly value: Promise<unknown>;
  isLoading: boolean;
  /** The load that readers wait for if the running one is too old for them. */
  next?: Promise<unknown>;
};

const mostEntries = 1000;

/** Changes of another instance show within 0.25 s, even if one cached value is built from another. */
export const freshMs = 80;

const createShelf = () => {
  const entries = new Map<string, Entry>();

  const begin = <T>(key: string, load: () => Promise<T>): Promise<T> => {
    if (entries.size >= mostEntries) entries.clear();
    // Age counts from before the load, because the data may change right after it begins.
    const since = performance.now();
    const value = load();
    const entry: Entry = { since, value, isLoading: true };
    entries.set(key, entry);
    value.then(
      () => {
        entry.isLoading = false;
      },
      () => {
        if (entries.get(key) === entry) entries.delete(key);
      },
    );
    return value;
  };

  return {
    read: <T>(key: string, maxAgeMs: number, load: () => Promise<T>): Promise<T> => {
      const known = entries.get(key);
      if (!known) return begin(key, load);
      if (performance.now() - known.since <= maxAgeMs) return known.value as Promise<T>;
      if (!known.isLoading) return begin(key, load);
      // If a load takes longer than maxAgeMs, every reader would start one more and slow all of them down. So
      // the next load starts when this one ends, and all waiting readers share it.
      const later = () => {
        const now = entries.get(key);
        return now && now !== known ? now.value : begin(key, load);
      };
      known.next ??= known.value.then(later, later);
      return known.next as Promise<T>;
    },
    drop: (key: string) => void entries.delete(key),
    clear: () => entries.clear(),
  };
};

export const createFreshCache = (): FreshCache => {
  const [passing, lasting] = [createShelf(), createShelf()];
  const notes = new Map<string, number>();
  return {
    read: passing.read,
    readLasting: lasting.read,
    note: (key) => {
      if (notes.size >= mostEntries) notes.clear();
      notes.set(key, performance.now());
    },
    hasNote: (key, maxAgeMs) => performance.now() - (notes.get(key) ?? Number.NEGATIVE_INFINITY) <= maxAgeMs,
    forget: (options) => {
      passing.clear();
      if (!options?.keepNotes) notes.clear();
    },
    forgetOne: lasting.drop,
    forgetAll: () => {
      passing.clear();
      notes.clear();
      lasting.clear();
    },
  };
};
