import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { NewsItem } from '#contract/news/news.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { changedLanguages } from '../words/words.ts';
import styles from './editor.module.css';
import type { NewsForm } from './use-news-form.ts';

/** A colleague saved the item while it was being written here. Nothing is lost until one of the two is chosen. */
export const Meanwhile = ({ form, current }: { readonly form: NewsForm; readonly current: NewsItem }) => {
  const { t } = useTranslation();
  const names = changedLanguages(form.base, current).map((language) => t(`reasons.names.${language}`));
  return (
    <Notice role="alert">
      <p>
        {names.length > 0
          ? t('boardNews.stale.languages', { languages: names.join(', ') })
          : t('boardNews.stale.text')}
      </p>
      <div className={styles.choices}>
        <Button variant="default" size="sm" onClick={form.takeTheirs}>
          {t('boardNews.stale.takeTheirs')}
        </Button>
        <Button variant="default" size="sm" onClick={form.keepMine}>
          {t('boardNews.stale.keepMine')}
        </Button>
      </div>
    </Notice>
  );
};
