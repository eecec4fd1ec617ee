import type { ReactNode } from 'react';
import { useMainContent } from '../../lib/screen/main-content.ts';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import card from '../../ui/card/card.module.css';
import layout from '../../ui/layout/layout.module.css';
import words from '../../ui/text/text.module.css';
import styles from './accounts.module.css';

/** Focuses the first field of a new step and scrolls to the top, or to the step’s card where that stands further below. */
export const startAt = (place: HTMLElement | null, field: string) => {
  window.scrollTo(0, 0);
  const first = place?.querySelector<HTMLElement>(field);
  first?.focus({ preventScroll: true });
  if (first && first.getBoundingClientRect().bottom > window.innerHeight)
    place?.closest('section')?.scrollIntoView();
};

type FormCardProps = {
  /** Page title; also shown above the form unless the form has its own heading. */
  readonly title: string;
  readonly text?: string;
  readonly withHeading?: boolean;
  /** 2 where it stands beside something more important. */
  readonly level?: 1 | 2;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
};

export const FormCard = ({ title, text, withHeading = true, level = 1, children, footer }: FormCardProps) => {
  const Heading = `h${level}` as const;
  usePageTitle(title);
  useMainContent();
  return (
    <section className={`${card.card} ${layout.stack} ${layout.page} ${styles.card}`}>
      {withHeading && (
        <header className={words.breaks}>
          <Heading>{title}</Heading>
          {text !== undefined && <p className={words.dimmed}>{text}</p>}
        </header>
      )}
      {children}
      {footer !== undefined && <footer className={layout.row}>{footer}</footer>}
    </section>
  );
};
