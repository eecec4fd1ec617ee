import { useTranslation } from 'react-i18next';
import type { NewsItem } from '#contract/news/news.ts';
import { listWords } from '../../../lib/list-words.ts';
import { SavedMeanwhile } from '../../../ui/editor/saved-meanwhile.tsx';
import { changedLanguages } from '../words/words.ts';
import type { NewsForm } from './use-news-form.ts';

type Props = { readonly form: NewsForm; readonly current: NewsItem };

export const Meanwhile = ({ form, current }: Props) => {
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
