import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import card from '../../ui/card/card.module.css';
import { ListWithPanel } from '../../ui/panel/list-with-panel.tsx';
import { EmptyState } from '../../ui/states/state-block.tsx';
import { FoundPage } from '../../ui/table/found-page.tsx';
import { newsPageQuery } from './news-calls.ts';
import styles from './news-page.module.css';
import { useNewsSearch } from './news-search.ts';
import { NewsTable } from './news-table.tsx';
import link from './site-link.module.css';

const FoundNews = () => {
  const { t } = useTranslation();
  const { place, address, change } = useNewsSearch();
  const { id }: { id?: string } = useParams({ strict: false });
  return (
    <FoundPage
      list={useQuery(newsPageQuery(place))}
      place={place}
      onPlace={change}
      empty={<EmptyState title={t('boardNews.empty')} text={t('boardNews.emptyText')} />}
    >
      {(items) => <NewsTable items={items} openId={id} address={address} />}
    </FoundPage>
  );
};

export const NewsPage = () => {
  const { t } = useTranslation();
  const { address } = useNewsSearch();
  const title = t('boardNews.title');
  usePageTitle(title);
  return (
    <ListWithPanel panel={<Outlet />}>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <a href="/info" target="_blank" rel="noreferrer" className={link.site}>
            {t('boardNews.onSite')} ↗
          </a>
          <Button
            className={styles.link ?? ''}
            px={16}
            renderRoot={(props) => <Link {...props} to="/news/new" search={address} />}
          >
            {t('boardNews.write')}
          </Button>
        </div>
        <div className={`${card.card} ${styles.list}`}>
          <FoundNews />
        </div>
      </div>
    </ListWithPanel>
  );
};
