import { call } from '../api.ts';
import { clearToken, currentSession, isRejected, usableCredentials } from './session.ts';
import { finishWork } from './work-of-account.ts';

/** The server is told if it can be reached; here the session ends in any case. */
const revoke = (token: string) =>
  call('POST /logout', {
    anonymous: true,
    expect: 204,
    headers: { Authorization: `Bearer ${token}` },
    timeoutMs: 5000,
  }).catch(() => undefined);

/**
 * Ends every session that the application could use, and first what was begun: whoever signs out must not be somebody
 * else the next moment. A session that the server has ended takes no other with it.
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
  // The one in use last: without it the application would go on with the other.
  for (const one of usable.toReversed()) clearToken(one);
};
