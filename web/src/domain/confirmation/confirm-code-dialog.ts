import { queryClient } from '../../lib/query-client.ts';
import { openLoaded } from '../../ui/dialogs/open-dialog.ts';
import { profileQuery } from '../account/profile.ts';
import type { ConfirmCodeOptions } from './code-confirmation-dialog.tsx';

const loadDialog = async () => (await import('./code-confirmation-dialog.tsx')).CodeConfirmationDialog;

/** Resolves with false if the person cancelled. */
export const confirmCodeDialog = (options: ConfirmCodeOptions) => {
  // Not fetched, because the dialog must open on a bad network; without a verified e-mail it suggests to add one.
  const emailVerified = queryClient.getQueryData(profileQuery.queryKey)?.email?.verified === true;
  return openLoaded(loadDialog, { ...options, emailVerified }, false);
};
