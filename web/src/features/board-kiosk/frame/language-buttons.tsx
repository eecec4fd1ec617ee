import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/common.ts';
import { currentLanguage, languages, languageTag, showLanguage } from '../../../lib/i18n.ts';
import styles from './kiosk-frame.module.css';
import { TapButton } from './tap-button.tsx';

/** For the current visitor only: the choice is not stored. */
export const LanguageButtons = () => {
  const { t } = useTranslation();
  const shown = currentLanguage();
  const choose = (language: Language) => void showLanguage(language).catch(() => undefined);
  return (
    <div className={styles.languages}>
      {languages.map((language) => (
        <TapButton
          key={language}
          lang={languageTag(language)}
          aria-pressed={language === shown}
          onClick={() => choose(language)}
        >
          {t(`language.${language}`)}
        </TapButton>
      ))}
    </div>
  );
};
