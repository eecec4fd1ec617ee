import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import bar from '../features/shell/bar.module.css';
import { ProductMark } from '../features/shell/product-mark.tsx';
import { StandstillCallout } from '../features/shell/standstill-callout.tsx';
import { LanguageMenu } from '../ui/language/language-menu.tsx';
import layout from '../ui/layout/layout.module.css';
import styles from './simple-frame.module.css';

/** Frame for screens that are shown before the role is known. */
export const SimpleFrame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <header className={`${layout.line} ${bar.bar}`}>
        <a href="/" className={bar.logo} aria-label={t('shell.toHome')}>
          <ProductMark />
          <span>{t('common.productName')}</span>
        </a>
        <LanguageMenu className={bar.item} />
      </header>
      <StandstillCallout />
      <main className={styles.main}>{children}</main>
    </div>
  );
};
