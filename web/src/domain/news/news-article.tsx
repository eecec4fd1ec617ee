import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/common.ts';
import type { NewsItem } from '#contract/news/news.ts';
import { newsWords } from '#kernel/news/news-words.ts';
import { currentLanguage, languageTag } from '../../lib/i18n.ts';
import { Callout } from '../../ui/callout/callout.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Markdown } from '../../ui/markdown/markdown.tsx';
import text from '../../ui/text/text.module.css';
import { NewsDate } from './news-date.tsx';

type NewsArticleProps = {
  readonly item: Pick<NewsItem, 'titles' | 'texts' | 'createdDate'>;
  readonly language?: Language;
};

export const NewsArticle = ({ item, language = currentLanguage() }: NewsArticleProps) => {
  const { t } = useTranslation();
  const words = newsWords(item, language);
  return (
    <article className={layout.stack}>
      <NewsDate at={item.createdDate} />
      <h1 className={text.breaks} lang={languageTag(words.language)}>
        {words.title}
      </h1>
      {words.isFallback && <Callout tone="amber">{t('news.inRussian')}</Callout>}
      <div lang={languageTag(words.language)}>
        <Markdown text={words.text} />
      </div>
    </article>
  );
};
