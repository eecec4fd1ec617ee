import { createStore, del, entries, get, set } from 'idb-keyval';

/** IndexedDB, because it survives a reload and an empty battery and has room for a day's list. */
const store = createStore('oktet-scan', 'kept');

export const readKept = <T>(key: string) => get<T>(key, store);
export const keep = (key: string, value: unknown) => set(key, value, store);
export const drop = (key: string) => del(key, store);

export const listKept = async <T>(prefix: string): Promise<T[]> =>
  (await entries<string, T>(store)).flatMap(([key, value]) => (key.startsWith(prefix) ? [value] : []));
