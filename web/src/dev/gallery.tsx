import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../lib/query-client.ts';
import { DialogHost } from '../ui/dialogs/dialog-host.tsx';
import classes from './gallery.module.css';
import { GalleryHeader } from './gallery-header.tsx';
import { loadShownSections, type ShownSection, sections } from './sections.ts';

const SectionView = ({ id, Content }: ShownSection) => {
  const { t } = useTranslation();
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={classes.sectionTitle}>
        {t(`gallery.sections.${id}`)}
      </h2>
      <Content />
    </section>
  );
};

type GalleryProps = { readonly first: readonly ShownSection[] };

export const Gallery = ({ first }: GalleryProps) => {
  const { t } = useTranslation();
  const [{ shown, turn }, setShown] = useState({ shown: first, turn: 0 });
  /** Navigates without a page load; choosing the current section remounts it. */
  const turnTo = async (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    history.replaceState(history.state, '', event.currentTarget.href);
    const next = await loadShownSections();
    queryClient.clear();
    setShown((before) => ({ shown: next, turn: before.turn + 1 }));
  };
  return (
    <div className={classes.page}>
      <GalleryHeader />
      <nav className={classes.nav} aria-label={t('gallery.contents')}>
        <a href="/dev/ui" onClick={turnTo}>
          {t('gallery.all')}
        </a>
        {sections.map(({ id }) => (
          <a key={id} href={`/dev/ui?section=${id}`} onClick={turnTo}>
            {t(`gallery.sections.${id}`)}
          </a>
        ))}
      </nav>
      <main key={turn} className={classes.main}>
        {shown.map((section) => (
          <SectionView key={section.id} {...section} />
        ))}
      </main>
      <DialogHost />
    </div>
  );
};
