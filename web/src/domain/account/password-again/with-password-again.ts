import { hasCode } from '../../../lib/api-error.ts';
import { openLoaded } from '../../../ui/dialogs/open-dialog.ts';

const loadDialog = async () => (await import('./password-dialog.tsx')).PasswordDialog;

const givePassword = () => openLoaded<object, boolean>(loadDialog, {}, false);

/** Runs `work`. If the server requires the password again, asks for it and repeats `work`. */
export const withPasswordAgain = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!hasCode(error, 'PASSWORD_REQUIRED')) throw error;
    if (!(await givePassword())) throw new DOMException('the password was not given', 'AbortError');
    return work();
  }
};
