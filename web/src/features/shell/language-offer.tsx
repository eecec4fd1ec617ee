import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageTag } from '../../lib/i18n.ts';
import { useLanguageChoice } from '../../ui/language/use-language-choice.ts';
import styles from './language-offer.module.css';
import { languageIsOffered } from './language-offered.ts';

export const LanguageOffer = () => {
  const { t } = useTranslation();
  const { choose } = useLanguageChoice();
  const [isOffered, setOffered] = useState(languageIsOffered);
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
