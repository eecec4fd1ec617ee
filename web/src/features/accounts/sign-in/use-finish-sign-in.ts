import { useLocation, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { infoDialog } from '../../../ui/dialogs/open-dialog.ts';
import { startAt } from '../form-card.tsx';
import { openSession, type SignInAnswer } from './open-session.ts';

/** Signs in and navigates; a fresh registration is confirmed by a message on arrival. */
export const useFinishSignIn = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const wanted = useLocation({ select: ({ state }) => state.wanted });
  return async (answer: SignInAnswer, { registered = false } = {}) => {
    openSession(answer);
    await navigate({ to: wanted ?? '/booking', ignoreBlocker: true });
    if (!registered) return;
    await infoDialog({
      title: t('accounts.registration.doneTitle'),
      message: t('accounts.registration.doneMessage'),
    });
    // The form is what follows, and has nothing in it yet: one tap fewer on a phone.
    startAt(document.querySelector('main'), 'form input');
  };
};
