import { call } from '../api.ts';
import { clearToken, currentSession, isRejected, usableCredentials } from './session.ts';
import { finishWork } from './work-of-account.ts';

/** Best effort: locally the session ends in any case. */
const revoke = (token: string) =>
  call('POST /logout', {
    anonymous: true,
    expect: 204,
    headers: { Authorization: `Bearer ${token}` },
    timeoutMs: 5000,
  }).catch(() => undefined);

/**
 * Sends pending work, then ends every usable session: otherwise signing out would switch to the other one.
 * If the server had already ended the session, only that one is cleared.
 */
export const logout = async () => {
  const { credential } = currentSession();
  if (credential === null) return;
  if (isRejected(credential)) {
    clearToken(credential);
    return;
  }
  await finishWork();
  const usable = usableCredentials();
  await Promise.all(usable.map(({ token }) => revoke(token)));
  // Clear the one in use last: otherwise the application would switch to the other.
  for (const one of usable.toReversed()) clearToken(one);
};
