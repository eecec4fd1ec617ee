import i18next from 'i18next';
import { confirmDialog } from '../dialogs/open-dialog.ts';
import { useUnsavedWork } from './unsaved-work.ts';

/** Whether what is half-filled on a page, or in a dialog over it, may be lost. */
export const askToLeave = (place: 'page' | 'dialog'): Promise<boolean> =>
  confirmDialog({
    title: i18next.t(place === 'page' ? 'shell.leaveDialog.title' : 'shell.leaveDialog.closeTitle'),
    message: i18next.t('shell.leaveDialog.message'),
    okLabel: i18next.t('shell.leaveDialog.leave'),
    cancelLabel: i18next.t('shell.leaveDialog.stay'),
    isRisky: true,
  });

/** For a dialog's Cancel: what is half-filled is asked about before it closes, as before its screen is left. */
export const useGivingUp = (isUnsaved: () => boolean, close: () => void) => {
  useUnsavedWork(isUnsaved);
  return async () => {
    if (!isUnsaved() || (await askToLeave('dialog'))) close();
  };
};
