import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import link from '../../ui/button/text-button.module.css';
import card from '../../ui/card/card.module.css';
import layout from '../../ui/layout/layout.module.css';
import { ListWithPanel } from '../../ui/panel/list-with-panel.tsx';
import { EmptyState } from '../../ui/states/state-block.tsx';
import { FoundPage } from '../../ui/table/found-page.tsx';
import { newsPageQuery } from './news-calls.ts';
import { useNewsSearch } from './news-search.ts';
import { NewsTable } from './news-table.tsx';

const FoundNews = () => {
  const { t } = useTranslation();
  const { search: place, address, change } = useNewsSearch();
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
      <div className={layout.stack}>
        <div className={layout.apart}>
          <h1>{title}</h1>
          <div className={`${layout.row} ${layout.loose}`}>
            <a href="/info" target="_blank" rel="noreferrer" className={link.link}>
              {t('boardNews.onSite')} ↗
            </a>
            <Button renderRoot={(props) => <Link {...props} to="/news/new" search={address} />}>
              {t('boardNews.write')}
            </Button>
          </div>
        </div>
        <div className={card.frame}>
          <FoundNews />
        </div>
      </div>
    </ListWithPanel>
  );
};
