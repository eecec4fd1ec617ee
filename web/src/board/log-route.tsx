import { useTranslation } from 'react-i18next';
import { LogPage } from '../features/board-log/log-page.tsx';
import { useSession } from '../lib/session/session.ts';
import controls from '../ui/button/text-button.module.css';
import layout from '../ui/layout/layout.module.css';
import { SimpleFrame } from './simple-frame.tsx';

export const LogRoute = () => {
  const { t } = useTranslation();
  const isSignedIn = useSession().credential !== null;
  return (
    <SimpleFrame>
      {isSignedIn && (
        <p className={layout.page}>
          <a href="/board" className={controls.link}>
            {t('boardLog.toBoard')}
          </a>
        </p>
      )}
      <LogPage isSignedIn={isSignedIn} />
    </SimpleFrame>
  );
};
