import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { logout } from '../../lib/logout.ts';
import { confirmDialog } from '../../ui/dialogs/open-dialog.ts';

export const useLogoutQuestion = () => {
  const { t } = useTranslation();
  const router = useRouter();
  return async () => {
    const isSure = await confirmDialog({
      title: t('shell.logoutDialog.title'),
      message: t('shell.logoutDialog.message'),
      okLabel: t('common.yes'),
      cancelLabel: t('common.cancel'),
    });
    if (!isSure) return;
    await logout();
    await router.navigate({ to: '/', ignoreBlocker: true });
  };
};
