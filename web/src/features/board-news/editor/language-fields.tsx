import { Tabs, Textarea, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/common.ts';
import { languages, languageTag } from '../../../lib/i18n.ts';
import { useField } from '../../../ui/form/use-field.ts';
import { LongTextField } from '../../../ui/long-text/long-text-field.tsx';
import { completenessOf, type Words } from '../words/words.ts';
import styles from './editor.module.css';
import { longestText, type NewsForm } from './use-news-form.ts';

type Control = NewsForm['flow']['control'];

const Mark = ({ words, language }: { readonly words: Words; readonly language: Language }) => {
  const { t } = useTranslation();
  const state = completenessOf(words, language);
  return (
    <span className={styles.mark} data-complete={state === 'complete'} title={t(`boardNews.states.${state}`)}>
      <span aria-hidden="true">{state === 'complete' ? '✓' : '–'}</span>
      <VisuallyHidden>{t(`boardNews.states.${state}`)}</VisuallyHidden>
    </span>
  );
};

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
          <span className={styles.whole}>{t('boardNews.fields.markdownLink')}</span>
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

/** Tabs mark the languages with missing text. */
export const LanguageFields = ({ control, words, shown, onShow }: LanguageFieldsProps) => {
  const { t } = useTranslation();
  return (
    <Tabs value={shown} onChange={(value) => onShow((value ?? 'RU') as Language)}>
      <Tabs.List aria-label={t('boardNews.languages')}>
        {languages.map((language) => (
          <Tabs.Tab key={language} value={language} className={styles.tab ?? ''}>
            {t(`reasons.names.${language}`)} <Mark words={words} language={language} />
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {languages.map((language) => (
        <Tabs.Panel key={language} value={language} className={styles.fields ?? ''}>
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
            <p className={styles.hint}>{t(`boardNews.fallback.${language}`)}</p>
          )}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
};
