import { queryClient } from '../query-client.ts';
import { currentSession, onSessionChange } from './session.ts';

/** What was loaded for one account is never shown to another that signed in meanwhile, be it in another tab. */
export const forgetOtherAccount = () => {
  let { accountId } = currentSession();
  return onSessionChange(() => {
    const next = currentSession().accountId;
    if (next === accountId) return;
    accountId = next;
    if (next === null) queryClient.clear();
    else void queryClient.resetQueries();
  });
};
