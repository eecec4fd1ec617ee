import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../lib/query-client.ts';
import link from '../ui/button/text-button.module.css';
import card from '../ui/card/card.module.css';
import { DialogHost } from '../ui/dialogs/dialog-host.tsx';
import layout from '../ui/layout/layout.module.css';
import classes from './gallery.module.css';
import { GalleryHeader } from './gallery-header.tsx';
import { loadShownSections, type ShownSection, sections } from './sections.ts';

const SectionView = ({ id, Content }: ShownSection) => {
  const { t } = useTranslation();
  return (
    <section id={id} className={card.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t(`gallery.sections.${id}`)}</h2>
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
    <>
      <GalleryHeader />
      <nav className={`${layout.row} ${classes.nav}`} aria-label={t('gallery.contents')}>
        <a href="/dev/ui" className={link.link} onClick={turnTo}>
          {t('gallery.all')}
        </a>
        {sections.map(({ id }) => (
          <a key={id} href={`/dev/ui?section=${id}`} className={link.link} onClick={turnTo}>
            {t(`gallery.sections.${id}`)}
          </a>
        ))}
      </nav>
      <main key={turn} className={`${layout.stack} ${layout.loose} ${classes.main}`}>
        {shown.map((section) => (
          <SectionView key={section.id} {...section} />
        ))}
      </main>
      <DialogHost />
    </>
  );
};
