const decodeBase64Url = (text: string) => {
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
};

/** Not verified: only the server can do that. */
const readClaims = (token: string): Record<string, unknown> => {
  const payload = token.split('.')[1];
  if (payload === undefined) throw new Error('The token has no payload');
  const claims: unknown = JSON.parse(decodeBase64Url(payload));
  if (typeof claims !== 'object' || claims === null) throw new Error('The payload is not an object');
  return claims as Record<string, unknown>;
};

/** Same for all tokens of a session. Null if unreadable. */
export const sessionIdOf = (token: string): string | null => {
  try {
    const { sid } = readClaims(token);
    return typeof sid === 'string' ? sid : null;
  } catch {
    return null;
  }
};

/** Null if unreadable, which is logged. */
export const subjectOf = (token: string): string | null => {
  try {
    const { sub } = readClaims(token);
    if (typeof sub !== 'string') throw new Error('The token has no subject');
    return sub;
  } catch (error) {
    console.error('The stored token cannot be decoded', error);
    return null;
  }
};
