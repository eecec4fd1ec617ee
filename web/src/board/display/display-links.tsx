import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Sound } from '../../features/board-display/sound/use-sound.ts';
import bar from '../../features/shell/bar.module.css';
import { useLogoutQuestion } from '../../features/shell/use-logout-question.ts';
import { logout } from '../../lib/session/logout.ts';
import { useSession } from '../../lib/session/session.ts';
import { LanguageMenu } from '../../ui/language/language-menu.tsx';
import layout from '../../ui/layout/layout.module.css';
import { useBoardRole } from '../use-board-role.ts';
import styles from './display-links.module.css';

const link = `${bar.item} ${layout.line}`;

const showFullScreen = () => void document.documentElement.requestFullscreen().catch(() => undefined);

type DisplayLinksProps = {
  /** Hidden while nobody touches the screen, because a public screen should not invite touching. */
  readonly isHidden: boolean;
  readonly isCompact: boolean;
  readonly sound: Sound;
};

export const DisplayLinks = ({ isHidden, isCompact, sound }: DisplayLinksProps) => {
  const { t } = useTranslation();
  const { role } = useBoardRole();
  const isDriver = useSession().credential?.slot === 'user';
  const isScreen = role === 'viewer' && !isDriver;
  const askToLogOut = useLogoutQuestion(logout);
  return (
    <nav
      className={`${layout.row} ${layout.tight} ${styles.links}`}
      aria-label={t('shell.mainNavigation')}
      data-hidden={isHidden}
      inert={isHidden}
    >
      {isDriver && (
        <a href="/booking" className={link} data-first="">
          {t('display.toBooking')}
        </a>
      )}
      {role === 'operator' && (
        <Link to="/" className={link} data-first="">
          {t('display.toConsole')}
        </Link>
      )}
      {!sound.asks && (
        <button type="button" className={link} onClick={() => sound.choose(!sound.isOn)}>
          {t(sound.isOn ? 'display.sound.turnOff' : 'display.sound.turnOn')}
        </button>
      )}
      {document.fullscreenEnabled && (
        <button type="button" className={link} data-wide="" onClick={showFullScreen}>
          {t('display.fullScreen')}
        </button>
      )}
      {isDriver && (
        <Link to="/sign-in" className={link}>
          {t('display.operator')}
        </Link>
      )}
      <LanguageMenu className={link} opens={isCompact ? 'down' : 'up'} />
      {isScreen && (
        <button type="button" className={link} onClick={askToLogOut}>
          {t('console.logOut')}
        </button>
      )}
    </nav>
  );
};
