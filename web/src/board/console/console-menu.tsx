import { VisuallyHidden } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { finalActs } from '../../domain/queue/acts/final-acts.ts';
import bar from '../../features/shell/bar.module.css';
import { useLogoutQuestion } from '../../features/shell/use-logout-question.ts';
import { logout } from '../../lib/session/logout.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { LanguageMenu } from '../../ui/language/language-menu.tsx';
import { ToQueue } from '../to-queue.tsx';
import styles from './console-menu.module.css';
import { type MenuSection, menuGroups, menuIcons } from './menu-sections.ts';

const item = `${bar.item} ${styles.item}`;

const ItemIcon = ({ name }: { readonly name: keyof typeof menuIcons }) => (
  <Icon size={19}>
    <path d={menuIcons[name]} />
  </Icon>
);

const NewTabLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <a href={href} target="_blank" rel="noreferrer" className={item}>
      {children}
      <span aria-hidden="true" className={styles.away}>
        ↗
      </span>
      <VisuallyHidden>{t('console.newTab')}</VisuallyHidden>
    </a>
  );
};

/** Those that have a page; what still leads to the queue is no section yet. */
const useBuiltGroups = (): readonly (readonly MenuSection[])[] => {
  const { routesByPath } = useRouter();
  const routes: Readonly<Record<string, { options: { component?: unknown } } | undefined>> = routesByPath;
  const isBuilt = (section: MenuSection) => routes[`/${section}`]?.options.component !== ToQueue;
  return menuGroups.map((group) => group.filter(isBuilt)).filter((group) => group.length > 0);
};

export const ConsoleMenu = ({ isOpen }: { isOpen: boolean }) => {
  const { t } = useTranslation();
  const router = useRouter();
  const groups = useBuiltGroups();
  const askToLogOut = useLogoutQuestion(async () => {
    await finalActs.flush();
    await logout();
    await router.navigate({ to: '/', ignoreBlocker: true });
  });
  return (
    <div id="console-menu" className={styles.menu} data-open={isOpen}>
      <nav className={styles.sections} aria-label={t('console.navigation')}>
        {groups.map((group) => (
          <div key={group[0]} className={styles.group}>
            {group.map((section) => (
              <Link key={section} to={`/${section}`} className={item}>
                <ItemIcon name={section} />
                {t(`console.${section}.title`)}
              </Link>
            ))}
          </div>
        ))}
      </nav>
      <div className={styles.group}>
        <NewTabLink href="/board/display">
          <ItemIcon name="display" />
          {t('console.display')}
        </NewTabLink>
        <NewTabLink href="/board/kiosk">
          <ItemIcon name="kiosk" />
          {t('console.kiosk')}
        </NewTabLink>
        <Link to="/log" className={item}>
          <ItemIcon name="log" />
          {t('boardLog.title')}
        </Link>
        <a href="/" className={item}>
          <ItemIcon name="driver" />
          {t('console.toDriverApp')}
        </a>
        <LanguageMenu className={item} opens="up" />
        <button type="button" className={item} onClick={askToLogOut}>
          <ItemIcon name="leave" />
          {t('console.logOut')}
        </button>
      </div>
    </div>
  );
};
