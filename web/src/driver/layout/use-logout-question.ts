import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { confirmDialog } from '../../ui/dialogs/open-dialog.ts';

/** Asks, then goes to the logout route behind the address that is shown. */
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
    const { pathname, search } = router.state.location;
    await router.navigate({ to: '/logout', mask: { to: pathname, search }, replace: true });
  };
};
