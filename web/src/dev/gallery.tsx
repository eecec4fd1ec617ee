import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage, languages, setLanguage } from '../lib/i18n.ts';
import { queryClient } from '../lib/query-client.ts';
import link from '../ui/button/text-button.module.css';
import card from '../ui/card/card.module.css';
import { DialogHost } from '../ui/dialogs/dialog-host.tsx';
import layout from '../ui/layout/layout.module.css';
import segments from '../ui/tabs/segments.module.css';
import { noteInAddress, themes } from './address-choices.ts';
import classes from './gallery.module.css';
import { loadShownSections, type ShownSection, sections } from './sections.ts';

type SwitchProps<T extends string> = {
  readonly label: string;
  readonly options: readonly T[];
  readonly chosen: T;
  readonly wordsOf: (option: T) => string;
  readonly onChoose: (option: T) => void;
};

const Switch = <T extends string>({ label, options, chosen, wordsOf, onChoose }: SwitchProps<T>) => (
  <fieldset className={segments.segments} aria-label={label}>
    {options.map((option) => (
      <button key={option} type="button" aria-pressed={option === chosen} onClick={() => onChoose(option)}>
        {wordsOf(option)}
      </button>
    ))}
  </fieldset>
);

const GalleryHeader = () => {
  const { t } = useTranslation();
  const { setColorScheme } = useMantineColorScheme();
  return (
    <header className={`${layout.apart} ${classes.header}`}>
      <h1>{t('gallery.title')}</h1>
      <Switch
        label={t('gallery.language')}
        options={languages}
        chosen={currentLanguage()}
        wordsOf={(language) => language}
        onChoose={(language) => {
          noteInAddress('lang', language.toLowerCase());
          void setLanguage(language);
        }}
      />
      <Switch
        label={t('gallery.theme')}
        options={themes}
        chosen={useComputedColorScheme()}
        wordsOf={(theme) => t(`gallery.themes.${theme}`)}
        onChoose={(theme) => {
          noteInAddress('theme', theme);
          setColorScheme(theme);
        }}
      />
    </header>
  );
};

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
  /** Navigates without a page load. Choosing the present section mounts it anew. */
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
