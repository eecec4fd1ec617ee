/** Used when local storage is forbidden (private windows, policies); lasts for this page view. */
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

/** A list kept as JSON, without what does not belong there. */
export const readStoredList = <T>(key: string, isItem: (value: unknown) => value is T): T[] => {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isItem) : [];
  } catch {
    return [];
  }
};
