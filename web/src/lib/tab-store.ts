/**
 * State of the tab that survives a reload, because phones discard pages in the background, for example while the
 * person reads an SMS. It may be lost, and must never contain passwords.
 */
export const readTab = <T>(key: string): T | null => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

export const writeTab = (key: string, value: unknown) => {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden, so the value is not kept.
  }
};

export const forgetTab = (key: string) => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
};
