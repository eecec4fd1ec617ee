import { createElement } from 'react';
import type { Confirmation } from '#contract/accounts/accounts.ts';
import { hasCode } from '../../../lib/api-error.ts';
import { openDialog } from '../../../ui/dialogs/open-dialog.ts';
import { confirmPhone } from './confirm-phone.ts';

const askForPhone = (number: string): Promise<Confirmation | null> =>
  openDialog<Confirmation | null>(async (close) => {
    const { PhoneDialog } = await import('./phone-dialog.tsx');
    return createElement(PhoneDialog, { number, close });
  });

/** If the server requires a phone, confirms one (`number` is proposed) and repeats `work`, or throws its error. */
export const withConfirmedPhone = async <T>(number: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!hasCode(error, 'PHONE_REQUIRED')) throw error;
    const confirmation = await askForPhone(number);
    if (!confirmation || !(await confirmPhone(confirmation))) throw error;
    return work();
  }
};
