import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { NewsItem } from '#contract/news/news.ts';
import { newsWords } from '#kernel/news/news-words.ts';
import { NewsDate } from '../../domain/news/news-date.tsx';
import { currentLanguage, languageTag } from '../../lib/i18n.ts';
import layout from '../../ui/layout/layout.module.css';
import { plainText } from '../../ui/markdown/plain-text.ts';
import text from '../../ui/text/text.module.css';
import styles from './news.module.css';

type NewsTeaserProps = { readonly item: NewsItem; readonly level: 2 | 3; readonly lines: number };

export const NewsTeaser = ({ item, level, lines }: NewsTeaserProps) => {
  const { t } = useTranslation();
  const words = newsWords(item, currentLanguage());
  const Heading = `h${level}` as const;
  return (
    <div className={`${layout.stack} ${layout.tight}`}>
      <NewsDate at={item.createdDate} />
      <Heading className={styles.title}>
        <Link to="/info/news/$id" params={{ id: item.id }} lang={languageTag(words.language)}>
          {words.title}
        </Link>
      </Heading>
      <p className={styles.text} style={{ WebkitLineClamp: lines }} lang={languageTag(words.language)}>
        {plainText(words.text)}
      </p>
      {words.isFallback && <p className={text.hint}>{t('news.onlyRussian')}</p>}
    </div>
  );
};
