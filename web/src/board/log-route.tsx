import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LogPage } from '../features/board-log/log-page.tsx';
import { useSession } from '../lib/session/session.ts';
import controls from '../ui/button/text-button.module.css';
import { SignInFrame } from './sign-in-frame.tsx';
import styles from './simple-frame.module.css';
import { SimpleFrame } from './simple-frame.tsx';

/** For every signed-in role: operator, display, driver. */
export const LogRoute = () => {
  const { t } = useTranslation();
  const isSignedIn = useSession().credential !== null;
  if (!isSignedIn) return <SignInFrame />;
  return (
    <SimpleFrame>
      <Link to="/" className={`${controls.link} ${styles.back}`}>
        {t('boardLog.toBoard')}
      </Link>
      <LogPage />
    </SimpleFrame>
  );
};
