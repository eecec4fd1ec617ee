import { call } from '../api.ts';
import { clearToken, currentSession, isRejected } from './session.ts';

/** Ends the session in use. The server is told if it can be reached; here it ends in any case. */
export const logout = async () => {
  const { credential } = currentSession();
  if (credential === null) return;
  if (!isRejected(credential)) await call('POST /logout', { timeoutMs: 5000 }).catch(() => undefined);
  clearToken(credential);
};
