import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AppealCounts } from '#contract/appeals/appeals.ts';
import { appealCountsQuery } from '../../../domain/appeal/appeal-counts.ts';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { SheetButton } from '../../../domain/sheets/sheet-button.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import layout from '../../../ui/layout/layout.module.css';
import tabBar from '../../../ui/tabs/tab-bar.module.css';
import text from '../../../ui/text/text.module.css';
import { fetchSheet } from '../appeal-calls.ts';
import { type AppealSearch, addressOf, readAppealSearch, tabs } from '../appeal-search.ts';
import styles from './appeals-list.module.css';

const TabBar = ({ search, counts }: { search: AppealSearch; counts: AppealCounts | undefined }) => {
  const { t } = useTranslation();
  return (
    <nav className={`${tabBar.tabs} ${styles.tabs}`} aria-label={t('boardAppeals.tabs.label')}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          to="/appeals"
          search={addressOf(readAppealSearch({ tab, size: search.size }))}
          activeOptions={{ exact: true }}
          className={`${layout.line} ${layout.tight} ${tabBar.tab}`}
          aria-current={tab === search.tab ? 'page' : undefined}
        >
          {t(`boardAppeals.tabs.${tab}`)}
          {counts && <Badge tone={tab === search.tab ? 'blue' : 'grey'}>{counts[tab]}</Badge>}
        </Link>
      ))}
      {counts && counts.recent.decided > 0 && (
        <span className={`${text.small} ${text.dimmed} ${text.whole} ${layout.end} ${styles.figures}`}>
          {t('boardAppeals.figures', counts.recent)}
        </span>
      )}
    </nav>
  );
};

export const ListHead = ({ search }: { readonly search: AppealSearch }) => {
  const { t } = useTranslation();
  const { data: counts } = useQuery(appealCountsQuery);
  const { data: params } = useQuery(bookingParamsQuery);
  return (
    <>
      <div className={layout.apart}>
        <h1>{t('boardAppeals.title')}</h1>
        {params && (
          <p className={`${text.small} ${text.dimmed} ${layout.words}`}>
            {t('boardAppeals.rule', { hours: params.appealHours })}
          </p>
        )}
        <SheetButton download={() => fetchSheet(search)} />
      </div>
      <TabBar search={search} counts={counts} />
    </>
  );
};
