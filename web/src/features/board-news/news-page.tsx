import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { NewsItem } from '#contract/news/news.ts';
import { newsWords } from '#kernel/news/news-words.ts';
import { NewsDate } from '../../domain/news/news-date.tsx';
import { currentLanguage, languages, languageTag } from '../../lib/i18n.ts';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import buttons from '../../ui/button/button.module.css';
import link from '../../ui/button/text-button.module.css';
import card from '../../ui/card/card.module.css';
import layout from '../../ui/layout/layout.module.css';
import { plainText } from '../../ui/markdown/plain-text.ts';
import { ListWithPanel } from '../../ui/panel/list-with-panel.tsx';
import { EmptyState } from '../../ui/states/state-block.tsx';
import table from '../../ui/table/data-table.module.css';
import { DataTable } from '../../ui/table/data-table.tsx';
import { FoundPage } from '../../ui/table/found-page.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import text from '../../ui/text/text.module.css';
import { newsPageQuery } from './news-calls.ts';
import styles from './news-page.module.css';
import { useNewsSearch } from './news-search.ts';
import { completenessOf, type Words } from './words/words.ts';

const LanguageMarks = ({ words }: { readonly words: Words }) => {
  const { t } = useTranslation();
  return (
    <span className={`${layout.row} ${layout.tight}`}>
      {languages.map((language) => {
        const state = completenessOf(words, language);
        return (
          <Badge key={language} tone={state === 'complete' ? 'green' : 'amber'}>
            {language}
            <span aria-hidden="true" title={t(`boardNews.states.${state}`)}>
              {state === 'complete' ? ' ✓' : ' –'}
            </span>
            <VisuallyHidden>: {t(`boardNews.states.${state}`)}. </VisuallyHidden>
          </Badge>
        );
      })}
    </span>
  );
};

type NewsTableProps = {
  readonly items: readonly NewsItem[];
  readonly openId: string | undefined;
  /** List state in the URL, kept when a panel opens. */
  readonly address: Record<string, unknown>;
};

const columns = [{ key: 'item' }, { key: 'languages', isWide: true }, { key: 'date', isWide: true }] as const;

type TitleProps = {
  readonly item: NewsItem;
  readonly address: Record<string, unknown>;
  readonly keys: object;
};

const Title = ({ item, address, keys }: TitleProps) => {
  const words = newsWords(item, currentLanguage());
  const lang = languageTag(words.language);
  return (
    <>
      <Link
        to="/news/$id"
        params={{ id: item.id }}
        search={address}
        className={`${table.link} ${text.strong} ${text.breaks}`}
        lang={lang}
        {...keys}
      >
        {words.title}
      </Link>
      <span className={`${text.small} ${text.dimmed} ${text.clamp} ${styles.beginning}`} lang={lang}>
        {plainText(words.text)}
      </span>
    </>
  );
};

const NewsTable = ({ items, openId, address }: NewsTableProps) => {
  const { t } = useTranslation();
  const keys = useRowKeys(items.map(({ id }) => id));
  return (
    <DataTable
      label={t('boardNews.title')}
      columns={columns.map((column) => ({ ...column, label: t(`boardNews.columns.${column.key}`) }))}
      rowKeys={keys.list}
    >
      {items.map((item) => (
        <tr key={item.id} className={table.row} data-open={item.id === openId}>
          <td>
            <Title item={item} address={address} keys={keys.row(item.id)} />
            <span className={table.narrowOnly}>
              <LanguageMarks words={item} />
              <NewsDate at={item.createdDate} />
            </span>
          </td>
          <td className={`${table.wideOnly} ${styles.languages}`}>
            <LanguageMarks words={item} />
          </td>
          <td className={`${table.wideOnly} ${text.figures}`}>
            <NewsDate at={item.createdDate} />
          </td>
        </tr>
      ))}
    </DataTable>
  );
};

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
            <Link to="/news/new" search={address} className={buttons.button ?? ''} data-main="true">
              {t('boardNews.write')}
            </Link>
          </div>
        </div>
        <div className={card.frame}>
          <FoundNews />
        </div>
      </div>
    </ListWithPanel>
  );
};
