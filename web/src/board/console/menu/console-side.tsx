import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import bar from '../../../features/shell/bar.module.css';
import { ProductMark } from '../../../features/shell/product-mark.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../console-frame.module.css';
import { ConsoleMenu } from './console-menu.tsx';

/** Remembers the path it was opened at, so that any navigation closes the menu. */
const useMenuState = () => {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  return { isOpen, toggle: () => setOpenAt(isOpen ? null : pathname) };
};

const MenuIcon = ({ isOpen }: { isOpen: boolean }) => (
  <Icon size={24} stroke={2} path={isOpen ? 'M6 6l12 12M18 6 6 18' : 'M4 7h16M4 12h16M4 17h16'} />
);

export const ConsoleSide = () => {
  const { t } = useTranslation();
  const menu = useMenuState();
  return (
    <header className={styles.side}>
      <div className={`${layout.apart} ${styles.top}`}>
        <span className={bar.logo}>
          <ProductMark />
          {t('common.productName')}
        </span>
        <button
          type="button"
          className={`${bar.item} ${styles.toggle}`}
          aria-expanded={menu.isOpen}
          aria-controls="console-menu"
          aria-label={t(menu.isOpen ? 'console.closeMenu' : 'console.openMenu')}
          onClick={menu.toggle}
        >
          <MenuIcon isOpen={menu.isOpen} />
        </button>
      </div>
      <ConsoleMenu isOpen={menu.isOpen} />
    </header>
  );
};
