import { call } from '../api.ts';
import { clearToken, currentSession, isRejected } from './session.ts';
import { finishWork } from './work-of-account.ts';

/** Ends the session in use, and first what was begun in it. The server is told if it can be reached; here it ends in any case. */
export const logout = async () => {
  const { credential } = currentSession();
  if (credential === null) return;
  if (!isRejected(credential)) {
    await finishWork();
    await call('POST /logout', { timeoutMs: 5000 }).catch(() => undefined);
  }
  clearToken(credential);
};
