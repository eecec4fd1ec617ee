import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DrawView } from '#contract/draws/draws.ts';
import { May } from '../../domain/account/may.tsx';
import { longDay, whenWords } from '../../domain/checkpoint/checkpoint-words.ts';
import { DrawState } from '../../domain/draw/draw-state.tsx';
import { useClosingWords } from '../../domain/draw/draw-words.ts';
import { recentDrawsQuery } from '../../domain/draw/draws.ts';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import { useToday } from '../../lib/time/time-zone.ts';
import controls from '../../ui/button/text-button.module.css';
import { Callout } from '../../ui/callout/callout.tsx';
import card from '../../ui/card/card.module.css';
import { SectionCard } from '../../ui/card/section-card.tsx';
import { Fact } from '../../ui/facts/fact.tsx';
import facts from '../../ui/facts/facts.module.css';
import layout from '../../ui/layout/layout.module.css';
import { Loaded } from '../../ui/states/loaded.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { EmptyState } from '../../ui/states/state-block.tsx';
import table from '../../ui/table/data-table.module.css';
import { DataTable } from '../../ui/table/data-table.tsx';
import text from '../../ui/text/text.module.css';

const figures = ['places', 'applications', 'winners', 'adminSales'] as const;

const DrawsTable = ({ draws }: { readonly draws: readonly DrawView[] }) => {
  const { t } = useTranslation();
  return (
    <DataTable
      label={t('boardDraws.past')}
      columns={[
        { key: 'date', label: t('boardDraws.columns.date') },
        { key: 'state', label: t('boardDraws.columns.state') },
        ...figures.map((key) => ({ key, label: t(`boardDraws.columns.${key}`) })),
      ]}
    >
      {draws.map((draw) => (
        <tr key={draw.date} className={table.row}>
          <td>
            <a href={`/draw/${draw.date}`} target="_blank" rel="noreferrer" className={table.link}>
              {longDay(draw.date)}
            </a>
          </td>
          <td>
            <DrawState state={draw.state} />
          </td>
          {figures.map((name) => (
            <td key={name}>{draw[name] ?? '–'}</td>
          ))}
        </tr>
      ))}
    </DataTable>
  );
};

/** A draw that takes applications, or that waits for its random number. */
const ComingCard = ({ draw }: { readonly draw: DrawView }) => {
  const { t } = useTranslation();
  const { date, state, places, applications, adminSales, saleOpensAt } = draw;
  const closing = useClosingWords(draw);
  return (
    <SectionCard title={longDay(date)} action={<DrawState state={state} />}>
      {state === 'FROZEN' && <Callout role="status">{t('boardDraws.waits')}</Callout>}
      <dl className={facts.facts}>
        {state === 'OPEN' && (
          <Fact name={t('boardDraws.closes')}>
            {closing.when} {closing.left}
          </Fact>
        )}
        <Fact name={t('boardDraws.saleFrom')}>{whenWords(saleOpensAt)}</Fact>
        <Fact name={t('boardDraws.columns.places')}>{places}</Fact>
        {applications !== null && <Fact name={t('boardDraws.columns.applications')}>{applications}</Fact>}
        <Fact name={t('boardDraws.columns.adminSales')}>{adminSales}</Fact>
      </dl>
      <a href={`/draw/${date}`} target="_blank" rel="noreferrer" className={controls.link}>
        {t('boardDraws.publicPage')} ↗
      </a>
    </SectionCard>
  );
};

const isComing = ({ state }: DrawView) => state === 'OPEN' || state === 'FROZEN';

const Draws = ({ draws }: { readonly draws: readonly DrawView[] }) => {
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
