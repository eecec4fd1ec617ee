import { useTranslation } from 'react-i18next';
import type { NewsItem } from '#contract/news/news.ts';
import { useShownLanguage } from '../../../domain/reasons/language-tabs.tsx';
import { languages } from '../../../lib/i18n.ts';
import { EditorActions } from '../../../ui/editor/editor-actions.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import type { Words } from '../words/words.ts';
import { LanguageFields } from './language-fields.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { Preview } from './preview.tsx';
import { useNewsForm } from './use-news-form.ts';

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
      {isRestored && !isOutdated && (
        <Notice role="status">
          <p>{t('boardNews.restored')}</p>
        </Notice>
      )}
      {current && isOutdated && <Meanwhile form={form} current={current} />}
      <Form flow={flow} actions={actions}>
        <LanguageFields control={flow.control} words={words} shown={shown} onShow={show} />
      </Form>
      <Preview words={words} language={shown} createdDate={current?.createdDate} />
    </>
  );
};
