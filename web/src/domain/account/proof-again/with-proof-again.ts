import { fetchBody } from '../../../lib/api.ts';
import { hasCode } from '../../../lib/api-error.ts';
import { openLoaded } from '../../../ui/dialogs/open-dialog.ts';

const loadPasswordDialog = async () => (await import('./password-dialog.tsx')).PasswordDialog;
const loadFactorDialog = async () => (await import('./factor-dialog.tsx')).FactorDialog;

const givePassword = () => openLoaded(loadPasswordDialog, {}, false);

/** Resolves with false if the person gave up. */
export const proveFactorAgain = async (): Promise<boolean> => {
  const { confirmation } = await fetchBody('POST /users/factor-check', {});
  return openLoaded(loadFactorDialog, { confirmation }, false);
};

const questionOf = (error: unknown) => {
  if (hasCode(error, 'PASSWORD_REQUIRED')) return givePassword;
  return hasCode(error, 'FACTOR_CHECK_REQUIRED') ? proveFactorAgain : undefined;
};

/** Repeats `work` once the password or the second factor was given again; it may then require the other one. */
export const withProofAgain = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const ask = questionOf(error);
    if (!ask) throw error;
    if (!(await ask())) throw new DOMException('nothing was proved', 'AbortError');
    return withProofAgain(work);
  }
};
