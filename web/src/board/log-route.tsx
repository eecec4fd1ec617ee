import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LogPage } from '../features/board-log/log-page.tsx';
import { useSession } from '../lib/session/session.ts';
import styles from './log-route.module.css';
import { SignInFrame } from './sign-in-frame.tsx';
import { SimpleFrame } from './simple-frame.tsx';

/** For everybody who is signed in: an operator, a screen of the hall, a driver. */
export const LogRoute = () => {
  const { t } = useTranslation();
  const isSignedIn = useSession().credential !== null;
  if (!isSignedIn) return <SignInFrame />;
  return (
    <SimpleFrame>
      <Link to="/" className={styles.back}>
        {t('boardLog.toBoard')}
      </Link>
      <LogPage />
    </SimpleFrame>
  );
};
