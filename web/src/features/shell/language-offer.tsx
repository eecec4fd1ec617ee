import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasStoredLanguage, languageTag } from '../../lib/i18n.ts';
import { useLanguageChoice } from '../../ui/language/use-language-choice.ts';
import styles from './language-offer.module.css';

const readsChinese = () => /^zh\b/i.test(navigator.language);

/** The product begins in Russian. Whoever reads Chinese, and has chosen nothing yet, is asked in Chinese. */
export const LanguageOffer = () => {
  const { t } = useTranslation();
  const { choose } = useLanguageChoice();
  const [isOffered, setOffered] = useState(() => readsChinese() && !hasStoredLanguage());
  if (!isOffered) return null;
  const take = (language: 'CN' | 'RU') => {
    setOffered(false);
    void choose(language);
  };
  return (
    <section className={styles.offer} lang={languageTag('CN')} aria-label={t('language.CN')}>
      <span>{t('language.offer')}</span>
      <button type="button" className={styles.take} onClick={() => take('CN')}>
        {t('language.take')}
      </button>
      <button type="button" className={styles.stay} lang="ru" onClick={() => take('RU')}>
        {t('language.RU')}
      </button>
    </section>
  );
};
