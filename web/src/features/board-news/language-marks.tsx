import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { languages } from '../../lib/i18n.ts';
import styles from './language-marks.module.css';
import { completenessOf, type Words } from './words/words.ts';

export const LanguageMarks = ({ words }: { readonly words: Words }) => {
  const { t } = useTranslation();
  return (
    <span className={styles.marks}>
      {languages.map((language) => {
        const state = completenessOf(words, language);
        return (
          <span
            key={language}
            className={styles.mark}
            data-complete={state === 'complete'}
            title={t(`boardNews.states.${state}`)}
          >
            {language}
            <span aria-hidden="true">{state === 'complete' ? ' ✓' : ' –'}</span>
            <VisuallyHidden>: {t(`boardNews.states.${state}`)}. </VisuallyHidden>
          </span>
        );
      })}
    </span>
  );
};
