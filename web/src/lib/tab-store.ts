/**
 * What a tab keeps over a reload: phones drop a page while its person reads a message in another application. Without
 * storage a reload begins anew, as it would on any other device. Never for passwords.
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
    // Full or forbidden.
  }
};

export const forgetTab = (key: string) => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then nothing was kept.
  }
};
