import i18next from 'i18next';
import { confirmDialog } from '../dialogs/open-dialog.ts';

/** Whether what is half-filled on a page, or in a dialog over it, may be lost. */
export const askToLeave = (place: 'page' | 'dialog'): Promise<boolean> =>
  confirmDialog({
    title: i18next.t(place === 'page' ? 'shell.leaveDialog.title' : 'shell.leaveDialog.closeTitle'),
    message: i18next.t('shell.leaveDialog.message'),
    okLabel: i18next.t('shell.leaveDialog.leave'),
    cancelLabel: i18next.t('shell.leaveDialog.stay'),
    isRisky: true,
  });
