import { createElement } from 'react';
import { hasCode } from '../../../lib/api-error.ts';
import { openDialog } from '../../../ui/dialogs/open-dialog.ts';

const givePassword = (): Promise<boolean> =>
  openDialog<boolean>(async (close) => {
    const { PasswordDialog } = await import('./password-dialog.tsx');
    return createElement(PasswordDialog, { close });
  }).catch(() => false);

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
