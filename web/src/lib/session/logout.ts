import { call } from '../api.ts';
import { clearToken, currentSession, isRejected, usableCredentials } from './session.ts';
import { finishWork } from './work-of-account.ts';

/** A failure is ignored, because the session ends on this device in any case. */
const revoke = (token: string) =>
  call('POST /logout', {
    anonymous: true,
    expect: 204,
    headers: { Authorization: `Bearer ${token}` },
    timeoutMs: 5000,
  }).catch(() => undefined);

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
  // The session in use is removed last, because the application would otherwise switch to the other one.
  for (const one of usable.toReversed()) clearToken(one);
};
