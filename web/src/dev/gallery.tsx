import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogHost } from '../ui/dialogs/dialog-host.tsx';
import { sectionInAddress } from './address-choices.ts';
import classes from './gallery.module.css';
import { GalleryHeader } from './gallery-header.tsx';
import { type GallerySection, sections } from './sections.ts';

const shownSections = () => {
  const chosen = sectionInAddress();
  return chosen === null ? sections : sections.filter(({ id }) => id === chosen);
};

const SectionView = ({ id, Content }: GallerySection) => {
  const { t } = useTranslation();
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={classes.sectionTitle}>
        {t(`gallery.sections.${id}`)}
      </h2>
      <Suspense fallback={null}>
        <Content />
      </Suspense>
    </section>
  );
};

export const Gallery = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.page}>
      <GalleryHeader />
      <nav className={classes.nav} aria-label={t('gallery.contents')}>
        <a href="/dev/ui">{t('gallery.all')}</a>
        {sections.map(({ id }) => (
          <a key={id} href={`/dev/ui?section=${id}`}>
            {t(`gallery.sections.${id}`)}
          </a>
        ))}
      </nav>
      <main className={classes.main}>
        {shownSections().map((section) => (
          <SectionView key={section.id} {...section} />
        ))}
      </main>
      <DialogHost />
    </div>
  );
};
