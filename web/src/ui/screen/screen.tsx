import type { ReactNode } from 'react';
import { useMainContent } from '../../lib/screen/main-content.ts';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import card from '../card/card.module.css';
import layout from '../layout/layout.module.css';
import styles from './screen.module.css';

type Props = { title: string; children: ReactNode; width?: 'text' | 'wide' | 'full' };

export const Screen = ({ title, children, width = 'text' }: Props) => {
  usePageTitle(title);
  useMainContent();
  return (
    <section className={`${card.card} ${layout.page} ${styles.screen}`} data-width={width}>
      <h1>{title}</h1>
      {children}
    </section>
  );
};
