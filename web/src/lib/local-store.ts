/** Replaces local storage where it is forbidden (private windows, policies), for this page view only. */
const fallback = new Map<string, string>();

export const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return fallback.get(key) ?? null;
  }
};

export const writeStored = (key: string, value: string) => {
  try {
    localStorage.setItem(key, value);
  } catch {
    fallback.set(key, value);
  }
};

export const removeStored = (key: string) => {
  fallback.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    return;
  }
};

export const readStoredJson = <T>(key: string): T | null => {
  try {
    return JSON.parse(readStored(key) ?? 'null');
  } catch {
    return null;
  }
};

/** Items of another kind are left out. */
export const readStoredList = <T>(key: string, isItem: (value: unknown) => value is T): T[] => {
  const stored = readStoredJson<unknown>(key);
  return Array.isArray(stored) ? stored.filter(isItem) : [];
};
