import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { languages } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import layout from '../../ui/layout/layout.module.css';
import { completenessOf, type Words } from './words/words.ts';

export const LanguageMarks = ({ words }: { readonly words: Words }) => {
  const { t } = useTranslation();
  return (
    <span className={`${layout.row} ${layout.tight}`}>
      {languages.map((language) => {
        const state = completenessOf(words, language);
        return (
          <Badge key={language} tone={state === 'complete' ? 'green' : 'amber'}>
            {language}
            <span aria-hidden="true" title={t(`boardNews.states.${state}`)}>
              {state === 'complete' ? ' ✓' : ' –'}
            </span>
            <VisuallyHidden>: {t(`boardNews.states.${state}`)}. </VisuallyHidden>
          </Badge>
        );
      })}
    </span>
  );
};
