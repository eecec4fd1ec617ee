import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/common.ts';
import type { NewsItem } from '#contract/news/news.ts';
import { newsWords } from '#kernel/news/news-words.ts';
import { NewsArticle } from '../../../domain/news/news-article.tsx';
import { LanguageTabs, useShownLanguage } from '../../../domain/reasons/language-tabs.tsx';
import { languages, languageTag } from '../../../lib/i18n.ts';
import { listWords } from '../../../lib/words/list-words.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import card from '../../../ui/card/card.module.css';
import { EditorActions, SavedMeanwhile } from '../../../ui/editor/editor-parts.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useField } from '../../../ui/form/use-field.ts';
import { LongTextField } from '../../../ui/long-text/long-text-field.tsx';
import { PanelSection } from '../../../ui/panel/panel-section.tsx';
import text from '../../../ui/text/text.module.css';
import { changedLanguages, completenessOf, trimmedWords, type Words } from '../words/words.ts';
import styles from './editor.module.css';
import { longestText, type NewsForm, useNewsForm } from './use-news-form.ts';

type Props = { readonly form: NewsForm; readonly current: NewsItem };

const Meanwhile = ({ form, current }: Props) => {
  const { t } = useTranslation();
  const names = changedLanguages(form.base, current).map((language) => t(`reasons.names.${language}`));
  return (
    <SavedMeanwhile
      text={
        names.length > 0
          ? t('boardNews.stale.languages', { languages: listWords(names) })
          : t('boardNews.stale.text')
      }
      theirs={{ words: t('boardNews.stale.takeTheirs'), choose: form.takeTheirs }}
      mine={{ words: t('boardNews.stale.keepMine'), choose: form.keepMine }}
    />
  );
};

type PreviewProps = {
  readonly words: Words;
  readonly language: Language;
  /** Absent if the item is not published yet. The preview then shows the present time. */
  readonly createdDate: string | undefined;
};

const Preview = ({ words, language, createdDate }: PreviewProps) => {
  const { t } = useTranslation();
  const item = { ...trimmedWords(words), createdDate: createdDate ?? new Date().toISOString() };
  const seen = newsWords(item, language);
  return (
    <PanelSection title={t('boardNews.preview', { language: t(`reasons.names.${language}`) })}>
      {seen.title === '' || seen.text === '' ? (
        <p className={text.hint}>{t('boardNews.nothingToShow')}</p>
      ) : (
        <div className={card.card}>
          <NewsArticle item={item} language={language} />
        </div>
      )}
    </PanelSection>
  );
};

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

const LanguageFields = ({ control, words, shown, onShow }: LanguageFieldsProps) => {
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

type NewsEditorProps = {
  /** Absent for a new item. */
  readonly current?: NewsItem;
  readonly save: (words: Words, version: number) => Promise<NewsItem>;
  readonly onDelete?: () => void;
};

export const NewsEditor = ({ current, save, onDelete }: NewsEditorProps) => {
  const { t } = useTranslation();
  const form = useNewsForm(current, save);
  const { flow, words, isDirty, isSaved, isRestored, isOutdated } = form;
  const { titles, texts } = flow.form.formState.errors;
  const { shown, show } = useShownLanguage(languages.filter((one) => titles?.[one] ?? texts?.[one]));
  const actions = (
    <EditorActions
      save={t(current ? 'boardNews.save' : 'boardNews.publish')}
      canSave={isDirty && !isOutdated}
      told={isSaved && t('boardNews.saved')}
      remove={t('boardNews.delete.action')}
      onRemove={onDelete}
    />
  );
  return (
    <>
      {isRestored && !isOutdated && <Callout role="status">{t('boardNews.restored')}</Callout>}
      {current && isOutdated && <Meanwhile form={form} current={current} />}
      <Form flow={flow} actions={actions}>
        <LanguageFields control={flow.control} words={words} shown={shown} onShow={show} />
      </Form>
      <Preview words={words} language={shown} createdDate={current?.createdDate} />
    </>
  );
};
