import { useLocation, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { infoDialog } from '../../../ui/dialogs/open-dialog.ts';
import { startAt } from '../form-card.tsx';
import { openSession, type SignInAnswer } from './open-session.ts';

type Finish = {
  /** The account is new, so that a message welcomes its owner. */
  readonly registered?: boolean;
  /** The form of a new booking is opened, which says by itself that the registration is complete. */
  readonly toForm?: boolean;
};

export const useFinishSignIn = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const wanted = useLocation({ select: ({ state }) => state.wanted });
  return async (answer: SignInAnswer, { registered = false, toForm = false }: Finish = {}) => {
    openSession(answer);
    if (toForm)
      return navigate({ to: '/booking/new', state: { registered }, ignoreBlocker: true, replace: true });
    await navigate({ to: wanted ?? '/booking', ignoreBlocker: true });
    if (!registered) return;
    await infoDialog({
      title: t('accounts.registration.doneTitle'),
      message: t('accounts.registration.doneMessage'),
    });
    // Focuses the empty form that follows, which saves a tap on a phone.
    startAt(document.querySelector('main'), 'form input');
  };
};
