import { useComputedColorScheme, useMantineColorScheme, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ComponentType, memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import bar from '../../../features/shell/bar.module.css';
import { useFollowedLinks } from '../../../lib/screen/use-followed-links.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { LanguageMenu } from '../../../ui/language/language-menu.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { useSection } from '../use-section.ts';
import styles from './console-menu.module.css';
import { UncheckedVehicles, WaitingAppeals, WaitingTrucks } from './menu-counter.tsx';
import { type MenuScreen, type MenuSection, menuIcons, useMenuGroups, useScreens } from './menu-sections.ts';
import { useLeaveConsole } from './use-leave-console.ts';

const item = `${bar.item} ${layout.line} ${styles.item}`;
const name = `${text.clip} ${styles.name}`;

const ItemIcon = ({ name }: { readonly name: keyof typeof menuIcons }) => (
  <Icon size={19} path={menuIcons[name]} />
);

const counters: Readonly<Partial<Record<MenuSection, ComponentType>>> = {
  queue: WaitingTrucks,
  vehicles: UncheckedVehicles,
  appeals: WaitingAppeals,
};

type SectionLinkProps = { readonly section: MenuSection; readonly isCurrent: boolean };

/** A plain `<a>`, because every router `Link` would compute its URL again on each navigation in a panel. */
const SectionLink = ({ section, isCurrent }: SectionLinkProps) => {
  const { t } = useTranslation();
  const Counter = counters[section];
  return (
    <a href={`/board/${section}`} className={item} aria-current={isCurrent ? 'page' : undefined}>
      <ItemIcon name={section} />
      <span className={name}>{t(`console.${section}.title`)}</span>
      {Counter && <Counter />}
    </a>
  );
};

const NewTabLink = ({ screen }: { readonly screen: MenuScreen }) => {
  const { t } = useTranslation();
  return (
    <a href={`/board/${screen}`} target="_blank" rel="noreferrer" className={item}>
      <ItemIcon name={screen} />
      <span className={name}>{t(`console.${screen}`)}</span>
      <span aria-hidden="true" className={`${layout.end} ${styles.away}`}>
        ↗
      </span>
      <VisuallyHidden>{t('console.newTab')}</VisuallyHidden>
    </a>
  );
};

const ThemeSwitch = () => {
  const { t } = useTranslation();
  const { setColorScheme } = useMantineColorScheme();
  const other = useComputedColorScheme() === 'dark' ? 'light' : 'dark';
  return (
    <button type="button" className={item} onClick={() => setColorScheme(other)}>
      <ItemIcon name="theme" />
      <span className={name}>{t(`console.theme.${other}`)}</span>
    </button>
  );
};

export const ConsoleMenu = memo(({ isOpen }: { isOpen: boolean }) => {
  const { t } = useTranslation();
  const askToLogOut = useLeaveConsole();
  const current = useSection();
  const groups = useMenuGroups();
  const screens = useScreens();
  const sections = useRef<HTMLElement>(null);
  useFollowedLinks(sections);
  return (
    <div id="console-menu" className={styles.menu} data-open={isOpen}>
      <nav ref={sections} aria-label={t('console.navigation')}>
        {groups.map((group) => (
          <div key={group[0]} className={styles.group}>
            {group.map((section) => (
              <SectionLink key={section} section={section} isCurrent={section === current} />
            ))}
          </div>
        ))}
      </nav>
      <div className={styles.group}>
        {screens.map((screen) => (
          <NewTabLink key={screen} screen={screen} />
        ))}
        <Link to="/log" className={item}>
          <ItemIcon name="log" />
          <span className={name}>{t('boardLog.title')}</span>
        </Link>
        <a href="/" className={item}>
          <ItemIcon name="driver" />
          <span className={name}>{t('console.toDriverApp')}</span>
        </a>
        <LanguageMenu className={item} opens="up" />
        <ThemeSwitch />
        <button type="button" className={item} onClick={askToLogOut}>
          <ItemIcon name="leave" />
          <span className={name}>{t('console.logOut')}</span>
        </button>
      </div>
    </div>
  );
});
