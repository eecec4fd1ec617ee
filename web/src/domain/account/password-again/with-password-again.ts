import { createElement } from 'react';
import { hasCode } from '../../../lib/api-error.ts';
import { openDialog } from '../../../ui/dialogs/open-dialog.ts';

const givePassword = (): Promise<boolean> =>
  openDialog<boolean>(async (close) => {
    const { PasswordDialog } = await import('./password-dialog.tsx');
    return createElement(PasswordDialog, { close });
  }).catch(() => false);

/** Does what the server may want the password for again: then it is asked for, and the work goes on. */
export const withPasswordAgain = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!hasCode(error, 'PASSWORD_REQUIRED')) throw error;
    if (!(await givePassword())) throw new DOMException('the password was not given', 'AbortError');
    return work();
  }
};
