import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasStoredLanguage, languageTag } from '../../lib/i18n.ts';
import button from '../../ui/button/button.module.css';
import strip from '../../ui/callout/strip.module.css';
import { useLanguageChoice } from '../../ui/language/use-language-choice.ts';
import layout from '../../ui/layout/layout.module.css';
import styles from './callouts.module.css';

/** The language of a browser in Chinese or English, if its owner has not chosen one. The default is Russian. */
const offeredLanguage = (): 'CN' | 'EN' | null => {
  if (hasStoredLanguage()) return null;
  if (/^zh\b/i.test(navigator.language)) return 'CN';
  return /^en\b/i.test(navigator.language) ? 'EN' : null;
};

export const LanguageOffer = () => {
  const { t } = useTranslation();
  const { choose } = useLanguageChoice();
  const [offered, setOffered] = useState(offeredLanguage);
  if (offered === null) return null;
  const take = (language: typeof offered | 'RU') => {
    setOffered(null);
    void choose(language);
  };
  return (
    <section
      className={`${layout.row} ${strip.strip} ${styles.strip}`}
      data-tone="blue"
      lang={languageTag(offered)}
      aria-label={t(`language.${offered}`)}
    >
      <span>{t(`language.offer.${offered}`)}</span>
      <button type="button" className={button.button} data-main="true" onClick={() => take(offered)}>
        {t(`language.take.${offered}`)}
      </button>
      <button type="button" className={styles.link} lang="ru" onClick={() => take('RU')}>
        {t('language.RU')}
      </button>
    </section>
  );
};
