import { useTranslation } from 'react-i18next';
import type { NewsItem } from '#contract/news/news.ts';
import { newsList } from '../../domain/news/news-queries.ts';
import layout from '../../ui/layout/layout.module.css';
import { PagedList } from '../../ui/paged-list/paged-list.tsx';
import { usePagedList } from '../../ui/paged-list/use-paged-list.ts';
import { Screen } from '../../ui/screen/screen.tsx';
import { EmptyState } from '../../ui/states/state-block.tsx';
import { NewsCarousel } from './news-carousel.tsx';
import { NewsTeaser } from './news-teaser.tsx';

const renderRow = (item: NewsItem) => <NewsTeaser item={item} level={3} lines={3} />;

export const NewsPage = () => {
  const { t } = useTranslation();
  const newest = usePagedList(newsList).rows?.slice(0, newsList.size) ?? [];
  return (
    <Screen title={t('news.title')}>
      <div className={layout.stack}>
        {newest.length > 0 && <NewsCarousel items={newest} />}
        {newest.length > 0 && <h2>{t('news.all')}</h2>}
        <PagedList
          {...newsList}
          label={t('news.all')}
          renderRow={renderRow}
          empty={<EmptyState title={t('news.empty')} text={t('news.emptyText')} />}
        />
      </div>
    </Screen>
  );
};
