import { useTranslation } from 'react-i18next';
import { confirmDialog } from '../../ui/dialogs/open-dialog.ts';

export const useLogoutQuestion = (logOut: () => Promise<void>) => {
  const { t } = useTranslation();
  return async () => {
    const isSure = await confirmDialog({
      title: t('shell.logoutDialog.title'),
      message: t('shell.logoutDialog.message'),
      okLabel: t('common.yes'),
      cancelLabel: t('common.cancel'),
    });
    if (isSure) await logOut();
  };
};
