import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Appeal } from '#contract/appeals/appeals.ts';
import { appealCountsQuery } from '../../domain/appeal/appeal-counts.ts';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import controls from '../../ui/button/text-button.module.css';
import card from '../../ui/card/card.module.css';
import layout from '../../ui/layout/layout.module.css';
import { ListWithPanel } from '../../ui/panel/list-with-panel.tsx';
import { EmptyState } from '../../ui/states/state-block.tsx';
import { FoundPage } from '../../ui/table/found-page.tsx';
import { appealsQuery } from './appeal-calls.ts';
import { type AppealSearch, addressOf, readAppealSearch, useAppealSearch } from './appeal-search.ts';
import styles from './list/appeals-list.module.css';
import { AppealsTable } from './list/appeals-table.tsx';
import { ListHead } from './list/list-head.tsx';

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
