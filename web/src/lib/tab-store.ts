/**
 * State that survives a reload of the tab: phones discard pages in the background, for example while the
 * person reads an SMS. Best effort; never for passwords.
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
    // Storage full or forbidden.
  }
};

export const forgetTab = (key: string) => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
};
