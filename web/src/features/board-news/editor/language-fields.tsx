import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/common.ts';
import { LanguageTabs } from '../../../domain/reasons/language-tabs.tsx';
import { languageTag } from '../../../lib/i18n.ts';
import { useField } from '../../../ui/form/use-field.ts';
import { LongTextField } from '../../../ui/long-text/long-text-field.tsx';
import text from '../../../ui/text/text.module.css';
import { completenessOf, type Words } from '../words/words.ts';
import styles from './editor.module.css';
import { longestText, type NewsForm } from './use-news-form.ts';

type Control = NewsForm['flow']['control'];

const TextBox = ({ control, language }: { readonly control: Control; readonly language: Language }) => {
  const { t } = useTranslation();
  const { field, error } = useField({ control, name: `texts.${language}` });
  return (
    <Textarea
      {...field}
      value={String(field.value)}
      label={t('boardNews.fields.text')}
      description={
        <>
          {t('boardNews.fields.markdown')}{' '}
          <span className={text.figures}>{t('boardNews.fields.markdownLink')}</span>
        </>
      }
      rows={10}
      maxLength={longestText}
      lang={languageTag(language)}
      error={error}
      classNames={{ input: styles.text ?? '' }}
    />
  );
};

type LanguageFieldsProps = {
  readonly control: Control;
  readonly words: Words;
  readonly shown: Language;
  readonly onShow: (language: Language) => void;
};

export const LanguageFields = ({ control, words, shown, onShow }: LanguageFieldsProps) => {
  const { t } = useTranslation();
  return (
    <LanguageTabs
      label={t('boardNews.languages')}
      shown={shown}
      onShow={onShow}
      isComplete={(language) => completenessOf(words, language) === 'complete'}
      stateWords={(language) => t(`boardNews.states.${completenessOf(words, language)}`)}
    >
      {(language) => (
        <>
          <LongTextField
            control={control}
            name={`titles.${language}`}
            label={t('boardNews.fields.title')}
            maxLength={200}
            lang={languageTag(language)}
            {...(language === 'RU' && { 'data-autofocus': true })}
          />
          <TextBox control={control} language={language} />
          {language !== 'RU' && completenessOf(words, language) !== 'complete' && (
            <p className={text.hint}>{t(`boardNews.fallback.${language}`)}</p>
          )}
        </>
      )}
    </LanguageTabs>
  );
};
