import { bytesOf } from '#kernel/base64.ts';

/** Reads without verifying, which only the server can do. */
const readClaims = (token: string): Record<string, unknown> => {
  const payload = token.split('.')[1];
  if (payload === undefined) throw new Error('The token has no payload');
  const claims: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(payload)));
  if (typeof claims !== 'object' || claims === null) throw new Error('The payload is not an object');
  return claims as Record<string, unknown>;
};

/** The id is the same for all tokens of a session. Null if the token cannot be read. */
export const sessionIdOf = (token: string): string | null => {
  try {
    const { sid } = readClaims(token);
    return typeof sid === 'string' ? sid : null;
  } catch {
    return null;
  }
};

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
