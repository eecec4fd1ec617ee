import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { newsWords } from '#kernel/news/news-words.ts';
import { NewsArticle } from '../../domain/news/news-article.tsx';
import { newsItemQuery } from '../../domain/news/news-queries.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { useMainContent } from '../../lib/screen/main-content.ts';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import button from '../../ui/button/text-button.module.css';
import card from '../../ui/card/card.module.css';
import layout from '../../ui/layout/layout.module.css';
import { Loaded } from '../../ui/states/loaded.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { EmptyState } from '../../ui/states/state-block.tsx';
import styles from './news.module.css';

const Content = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation();
  const query = useQuery(newsItemQuery(id));
  const { data } = query;
  useMainContent(data !== undefined);
  usePageTitle(data ? newsWords(data, currentLanguage()).title : t('news.title'));
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonRows />}
      unknown={<EmptyState title={t('news.missing')} text={t('news.missingText')} />}
    >
      {(item) => <NewsArticle item={item} />}
    </Loaded>
  );
};

export const NewsItemPage = () => {
  const { t } = useTranslation();
  const { id } = useParams({ from: '/info/news/$id' });
  return (
    <section className={`${card.card} ${layout.stack}`}>
      <Content id={id} />
      <Link to="/info" className={`${button.link} ${styles.back}`}>
        ← {t('news.toAll')}
      </Link>
    </section>
  );
};
