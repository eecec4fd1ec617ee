import { useTranslation } from 'react-i18next';
import { DialogHost } from '../ui/dialogs/dialog-host.tsx';
import classes from './gallery.module.css';
import { GalleryHeader } from './gallery-header.tsx';
import { type ShownSection, sections } from './sections.ts';

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

type GalleryProps = { readonly shown: readonly ShownSection[] };

export const Gallery = ({ shown }: GalleryProps) => {
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
        {shown.map((section) => (
          <SectionView key={section.id} {...section} />
        ))}
      </main>
      <DialogHost />
    </div>
  );
};
