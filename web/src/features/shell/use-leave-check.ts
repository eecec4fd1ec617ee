import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { confirmDialog } from '../../ui/dialogs/open-dialog.ts';

/**
 * A screen's say in being left. `true`: nothing would be lost. `false`: the person is asked first, also before
 * closing the tab. A promise is the screen's own final word (it has asked in its own way).
 */
export const useLeaveCheck = (mayLeave: () => boolean | Promise<boolean>) => {
  const { t } = useTranslation();
  const ask = () =>
    confirmDialog({
      title: t('shell.leaveDialog.title'),
      message: t('shell.leaveDialog.message'),
      okLabel: t('shell.leaveDialog.leave'),
      cancelLabel: t('shell.leaveDialog.stay'),
    });
  useBlocker({
    shouldBlockFn: async () => {
      const answer = mayLeave();
      return !(answer === false ? await ask() : await answer);
    },
    enableBeforeUnload: () => mayLeave() === false,
  });
};
