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
