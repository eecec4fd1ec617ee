import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawApplication, DrawView } from '#contract/draws/draws.ts';
import { ownApplicationsQuery } from '../../../domain/draw/draws.ts';
import { hasCode } from '../../../lib/api-error.ts';
import { useTyped } from '../../../lib/screen/use-typed.ts';
import { useSession } from '../../../lib/session/session.ts';
import card from '../../../ui/card/card.module.css';
import parts from '../../../ui/card/parts.module.css';
import { SearchInput } from '../../../ui/fields/search-input.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { EmptyState } from '../../../ui/states/state-block.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { FoundPage } from '../../../ui/table/found-page.tsx';
import points from '../../../ui/text/points.module.css';
import text from '../../../ui/text/text.module.css';
import { listQuery } from './list-calls.ts';
import styles from './list-card.module.css';
import { ListRow } from './list-row.tsx';

type ListCardProps = { readonly draw: DrawView };

const noneOfMine: readonly DrawApplication[] = [];

const useOwn = (date: string): readonly DrawApplication[] => {
  const isSignedIn = useSession().userId !== null;
  return useQuery({ ...ownApplicationsQuery(date), enabled: isSignedIn }).data ?? noneOfMine;
};

const Rows = ({ draw: { date, maxWishes } }: ListCardProps) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState({ number: '', page: 0, size: 50 });
  const change = (changes: Partial<typeof shown>) => setShown({ ...shown, page: 0, ...changes });
  const { input } = useTyped(shown.number, (number) => change({ number }));
  const list = useQuery(listQuery(date, shown));
  const own = useOwn(date);
  if (hasCode(list.error, 'NOT_FOUND')) return <EmptyState title={t('draw.list.gone')} />;
  const mine = new Map(own.map((application) => [application.ref, application]));
  const ranked = own.filter(({ rank }) => rank !== undefined);
  return (
    <>
      <div className={`${layout.apart} ${parts.part}`}>
        <h2>{t('draw.list.title')}</h2>
        <SearchInput {...input} aria-label={t('draw.list.search')} placeholder={t('draw.list.search')} />
      </div>
      {ranked.map((application) => (
        <p key={application.id} className={`${parts.part} ${text.toned}`} data-tone="blue">
          {t('draw.list.yours', { number: application.number, rank: application.rank })}
        </p>
      ))}
      <FoundPage
        list={list}
        place={shown}
        onPlace={change}
        empty={<EmptyState title={t('draw.list.notFound')} />}
      >
        {(rows) => (
          <DataTable
            label={t('draw.list.title')}
            columns={(['rank', 'number', 'tickets', 'met', 'start'] as const).map((key) => ({
              key,
              label: t(`draw.list.columns.${key}`),
              isWide: key === 'tickets',
            }))}
          >
            {rows.map((row) => (
              <ListRow key={row.ref} row={row} wishes={maxWishes} own={mine.get(row.ref)} />
            ))}
          </DataTable>
        )}
      </FoundPage>
      <p className={`${text.hint} ${parts.part}`}>{t('draw.list.about')}</p>
    </>
  );
};

export const ListCard = ({ draw }: ListCardProps) => {
  const { t } = useTranslation();
  if (draw.state === 'DRAWN')
    return (
      <section className={`${card.frame} ${styles.list}`} aria-label={t('draw.list.title')}>
        <Rows draw={draw} />
      </section>
    );
  return (
    <section className={`${card.card} ${layout.stack}`} aria-labelledby="draw-rules">
      <h2 id="draw-rules">{t('draw.rules.title')}</h2>
      <ol className={`${layout.stack} ${points.points}`}>
        {(['apply', 'tickets', 'order', 'take', 'rest'] as const).map((rule) => (
          <li key={rule}>{t(`draw.rules.${rule}`)}</li>
        ))}
      </ol>
    </section>
  );
};
