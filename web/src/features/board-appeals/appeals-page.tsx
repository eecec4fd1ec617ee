import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Appeal, AppealCounts } from '#contract/appeals/appeals.ts';
import { appealCountsQuery } from '../../domain/appeal/appeal-counts.ts';
import { bookingParamsQuery } from '../../domain/booking/booking-params.ts';
import { SheetButton } from '../../domain/sheets/sheet-button.tsx';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import controls from '../../ui/button/text-button.module.css';
import card from '../../ui/card/card.module.css';
import layout from '../../ui/layout/layout.module.css';
import { ListWithPanel } from '../../ui/panel/list-with-panel.tsx';
import { EmptyState } from '../../ui/states/state-block.tsx';
import { FoundPage } from '../../ui/table/found-page.tsx';
import tabBar from '../../ui/tabs/tab-bar.module.css';
import text from '../../ui/text/text.module.css';
import { appealsQuery, fetchSheet } from './appeal-calls.ts';
import { type AppealSearch, addressOf, readAppealSearch, tabs, useAppealSearch } from './appeal-search.ts';
import styles from './list/appeals-list.module.css';
import { AppealsTable } from './list/appeals-table.tsx';

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

const ListHead = ({ search }: { readonly search: AppealSearch }) => {
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

const weekMs = 7 * 24 * 3_600_000;
const decidedShown = 10;
const lastDecided = { ...readAppealSearch({ tab: 'decided' }), size: decidedShown };

/** Recent decisions are shown below the waiting appeals, because they help to decide alike. */
const useDecidedThisWeek = ({ tab, page }: AppealSearch): readonly Appeal[] => {
  const isShown = tab === 'waiting' && page === 0;
  const { data } = useQuery({ ...appealsQuery(lastDecided), enabled: isShown });
  const since = serverNow() - weekMs;
  return isShown
    ? (data?.content ?? []).filter(({ decision }) => Date.parse(decision?.at ?? '') > since)
    : [];
};

const AllDecided = () => {
  const { t } = useTranslation();
  const { data } = useQuery(appealCountsQuery);
  if (!data?.decided) return null;
  return (
    <p className={styles.more}>
      <Link to="/appeals" search={addressOf(readAppealSearch({ tab: 'decided' }))} className={controls.link}>
        {t('boardAppeals.allDecided', { number: data.decided })}
      </Link>
    </p>
  );
};

export const AppealsPage = () => {
  const { t } = useTranslation();
  const { search, change } = useAppealSearch();
  const { id }: { id?: string } = useParams({ strict: false });
  const list = useQuery(appealsQuery(search));
  const decided = useDecidedThisWeek(search);
  usePageTitle(t('boardAppeals.title'));
  const { tab, page, size } = search;
  const table = (appeals: readonly Appeal[]) => (
    <AppealsTable appeals={appeals} decided={decided} openId={id} search={search} onChange={change} />
  );
  return (
    <ListWithPanel panel={<Outlet />}>
      <div className={layout.stack}>
        <ListHead search={search} />
        <div className={card.frame}>
          <FoundPage
            list={list}
            place={{ page, size }}
            onPlace={change}
            empty={
              <>
                <EmptyState title={t(`boardAppeals.empty.${tab}`)} />
                {decided.length > 0 && table([])}
              </>
            }
          >
            {table}
          </FoundPage>
          {tab === 'waiting' && <AllDecided />}
        </div>
      </div>
    </ListWithPanel>
  );
};
