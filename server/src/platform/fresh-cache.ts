/** What many ask for at the same moment, asked of the database once. Nothing in it is older than its reader allows. */
export type FreshCache = {
  read<T>(key: string, maxAgeMs: number, load: () => Promise<T>): Promise<T>;
  /** The same for what few commits change: whoever changes it says so. */
  readLasting<T>(key: string, maxAgeMs: number, load: () => Promise<T>): Promise<T>;
  /** Leaves word of something for those who come next. */
  note(key: string): void;
  hasNote(key: string, maxAgeMs: number): boolean;
  /** Something was committed here: whoever asks from now on sees it. Notes may be kept by whoever knows they still hold. */
  forget(options?: { readonly keepNotes: true }): void;
  /** One of the lasting things. */
  forgetOne(key: string): void;
  /** The lasting things too. */
  forgetAll(): void;
};

type Entry = {
  readonly since: number;
  readonly value: Promise<unknown>;
  isLoading: boolean;
  /** What those wait for who came when it was too old for them and still under way. */
  next?: Promise<unknown>;
};

const mostEntries = 1000;

/**
 * Short enough that a change made on another instance is seen within a quarter of a second, also when what is read was
 * made of something that is read so.
 */
export const freshMs = 80;

const createShelf = () => {
  const entries = new Map<string, Entry>();

  const begin = <T>(key: string, load: () => Promise<T>): Promise<T> => {
    if (entries.size >= mostEntries) entries.clear();
    // The age counts from before the load, since what it reads may change right after it has begun.
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
      // Where a load takes longer than it may be old, everybody would begin one of his own, and all of them take longer
      // still. So the next one begins when this one ends; what another has begun since is new enough.
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
