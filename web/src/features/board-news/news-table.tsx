import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { NewsItem } from '#contract/news/news.ts';
import { newsWords } from '#kernel/news/news-words.ts';
import { NewsDate } from '../../domain/news/news-date.tsx';
import { currentLanguage, languageTag } from '../../lib/i18n.ts';
import { plainText } from '../../ui/markdown/plain-text.ts';
import { DataTable, rowLink, secondLine, tableRow } from '../../ui/table/data-table.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import { LanguageMarks } from './language-marks.tsx';
import styles from './news-page.module.css';

type NewsTableProps = {
  readonly items: readonly NewsItem[];
  readonly openId: string | undefined;
  /** List state in the URL, kept when a panel opens. */
  readonly address: Record<string, unknown>;
};

const columns = ['item', 'languages', 'date'] as const;

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
        className={`${rowLink} ${styles.name}`}
        lang={lang}
        {...keys}
      >
        {words.title}
      </Link>
      <span className={`${secondLine} ${styles.beginning}`} lang={lang}>
        {plainText(words.text)}
      </span>
    </>
  );
};

export const NewsTable = ({ items, openId, address }: NewsTableProps) => {
  const { t } = useTranslation();
  const keys = useRowKeys(items.map(({ id }) => id));
  return (
    <div className={styles.table}>
      <DataTable
        label={t('boardNews.title')}
        columns={columns.map((key) => ({ key, label: t(`boardNews.columns.${key}`) }))}
        rowKeys={keys.list}
      >
        {items.map((item) => (
          <tr key={item.id} className={tableRow} data-open={item.id === openId}>
            <td>
              <Title item={item} address={address} keys={keys.row(item.id)} />
              <span className={styles.below}>
                <LanguageMarks words={item} />
                <span className={styles.dateBelow}>
                  <NewsDate at={item.createdDate} />
                </span>
              </span>
            </td>
            <td data-column="languages">
              <LanguageMarks words={item} />
            </td>
            <td data-column="date">
              <NewsDate at={item.createdDate} />
            </td>
          </tr>
        ))}
      </DataTable>
    </div>
  );
};
