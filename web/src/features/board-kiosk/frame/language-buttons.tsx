import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/common.ts';
import { currentLanguage, languages, languageTag, showLanguage } from '../../../lib/i18n.ts';
import styles from './kiosk-frame.module.css';

/** For the current visitor only: the choice is not stored. */
export const LanguageButtons = () => {
  const { t } = useTranslation();
  const shown = currentLanguage();
  const choose = (language: Language) => void showLanguage(language).catch(() => undefined);
  return (
    <div className={styles.languages}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={languageTag(language)}
          aria-pressed={language === shown}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(language)}
        >
          {t(`language.${language}`)}
        </button>
      ))}
    </div>
  );
};
