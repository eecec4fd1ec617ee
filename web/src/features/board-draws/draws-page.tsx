import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Draw } from '#contract/draws/draws.ts';
import { May } from '../../domain/account/may.tsx';
import { recentDrawsQuery } from '../../domain/draw/draws.ts';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import { useToday } from '../../lib/time/time-zone.ts';
import controls from '../../ui/button/text-button.module.css';
import card from '../../ui/card/card.module.css';
import layout from '../../ui/layout/layout.module.css';
import { Loaded } from '../../ui/states/loaded.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { EmptyState } from '../../ui/states/state-block.tsx';
import text from '../../ui/text/text.module.css';
import { ComingCard } from './coming-card.tsx';
import { DrawsTable } from './draws-table.tsx';

const isComing = ({ state }: Draw) => state === 'OPEN' || state === 'FROZEN';

const Draws = ({ draws }: { readonly draws: readonly Draw[] }) => {
  const { t } = useTranslation();
  const newest = [...draws].sort((one, other) => other.date.localeCompare(one.date));
  const past = newest.filter((draw) => !isComing(draw));
  if (newest.length === 0) return <EmptyState title={t('boardDraws.none')} text={t('boardDraws.noneText')} />;
  return (
    <>
      <div className={layout.columns} style={{ '--column': '360px' } as object}>
        {newest.filter(isComing).map((draw) => (
          <ComingCard key={draw.date} draw={draw} />
        ))}
      </div>
      {past.length > 0 && (
        <section className={card.frame} aria-label={t('boardDraws.past')}>
          <DrawsTable draws={past} />
        </section>
      )}
    </>
  );
};

/**
 * Lists the draws that are open, wait for their number or were drawn, with the places that administrators sold
 * meanwhile.
 */
export const BoardDrawsPage = () => {
  const { t } = useTranslation();
  const today = useToday();
  const draws = useQuery(recentDrawsQuery(today));
  usePageTitle(t('console.draws.title'));
  return (
    <div className={`${layout.stack} ${layout.loose}`}>
      <header className={layout.apart}>
        <h1>{t('console.draws.title')}</h1>
        <May access="admin">
          <Link
            to="/parameters/$part"
            params={{ part: 'rules' }}
            search={{ section: 'draw' }}
            className={controls.link}
          >
            {t('boardDraws.toParameters')}
          </Link>
        </May>
      </header>
      <p className={text.dimmed}>{t('boardDraws.about')}</p>
      <Loaded query={draws} skeleton={<SkeletonRows rows={4} height={80} />}>
        {(all) => <Draws draws={all} />}
      </Loaded>
    </div>
  );
};
