import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/common.ts';
import { currentLanguage, languages, languageTag, showLanguage } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from './kiosk-frame.module.css';
import { lowReach } from './low-reach.ts';
import { TapButton } from './tap-button.tsx';

type LanguageButtonsProps = {
  /** Many cannot reach the top of an upright screen, so the buttons stand near its keys. */
  readonly on?: 'wide' | 'upright';
  readonly onChoose?: (language: Language) => void;
};

/** The choice is for the current visitor only and not stored. */
export const LanguageButtons = ({ on, onChoose }: LanguageButtonsProps) => {
  const { t } = useTranslation();
  const shown = currentLanguage();
  const isLow = lowReach.useValue();
  const choose = (language: Language) => {
    onChoose?.(language);
    void showLanguage(language).catch(() => undefined);
  };
  return (
    <div className={styles.languages} data-on={on}>
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
      <TapButton
        className={`${layout.centred} ${styles.reach}`}
        aria-pressed={isLow}
        aria-label={t('kiosk.lowReach')}
        onClick={() => lowReach.set(!isLow)}
      >
        <Icon stroke={2} path="M12 3v13M6 11l6 6 6-6M5 21h14" />
      </TapButton>
    </div>
  );
};
