import i18next from 'i18next';
import { confirmDialog } from '../dialogs/open-dialog.ts';

/** Whether what is half-filled may be lost. */
export const askToLeave = (): Promise<boolean> =>
  confirmDialog({
    title: i18next.t('shell.leaveDialog.title'),
    message: i18next.t('shell.leaveDialog.message'),
    okLabel: i18next.t('shell.leaveDialog.leave'),
    cancelLabel: i18next.t('shell.leaveDialog.stay'),
    isRisky: true,
  });
