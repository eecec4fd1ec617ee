import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { currentLanguage, languages, setLanguage } from '../lib/i18n.ts';
import layout from '../ui/layout/layout.module.css';
import segments from '../ui/tabs/segments.module.css';
import { noteInAddress, themes } from './address-choices.ts';
import classes from './gallery.module.css';

const LanguageSwitch = () => {
  const { t } = useTranslation();
  return (
    <fieldset className={segments.segments} aria-label={t('gallery.language')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          aria-pressed={language === currentLanguage()}
          onClick={() => {
            noteInAddress('lang', language.toLowerCase());
            void setLanguage(language);
          }}
        >
          {language}
        </button>
      ))}
    </fieldset>
  );
};

const ThemeSwitch = () => {
  const { t } = useTranslation();
  const { setColorScheme } = useMantineColorScheme();
  const current = useComputedColorScheme();
  return (
    <fieldset className={segments.segments} aria-label={t('gallery.theme')}>
      {themes.map((theme) => (
        <button
          key={theme}
          type="button"
          aria-pressed={theme === current}
          onClick={() => {
            noteInAddress('theme', theme);
            setColorScheme(theme);
          }}
        >
          {t(`gallery.themes.${theme}`)}
        </button>
      ))}
    </fieldset>
  );
};

export const GalleryHeader = () => {
  const { t } = useTranslation();
  return (
    <header className={`${layout.apart} ${classes.header}`}>
      <h1>{t('gallery.title')}</h1>
      <LanguageSwitch />
      <ThemeSwitch />
    </header>
  );
};
