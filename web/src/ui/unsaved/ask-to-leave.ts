import i18next from 'i18next';
import { confirmDialog } from '../dialogs/open-dialog.ts';
import { useUnsavedWork } from './unsaved-work.ts';

/** Resolves with true if unsaved input may be discarded. */
export const askToLeave = (place: 'page' | 'dialog'): Promise<boolean> =>
  confirmDialog({
    title: i18next.t(place === 'page' ? 'shell.leaveDialog.title' : 'shell.leaveDialog.closeTitle'),
    message: i18next.t('shell.leaveDialog.message'),
    okLabel: i18next.t('shell.leaveDialog.leave'),
    cancelLabel: i18next.t('shell.leaveDialog.stay'),
    isRisky: true,
  });

export const useGivingUp = (isUnsaved: () => boolean, close: () => void) => {
  useUnsavedWork(isUnsaved);
  return async () => {
    if (!isUnsaved() || (await askToLeave('dialog'))) close();
  };
};
