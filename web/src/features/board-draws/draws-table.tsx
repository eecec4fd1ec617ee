import { useTranslation } from 'react-i18next';
import type { Draw } from '#contract/draws/draws.ts';
import { longDay } from '../../domain/checkpoint/checkpoint-words.ts';
import { DrawState } from '../../domain/draw/draw-state.tsx';
import table from '../../ui/table/data-table.module.css';
import { DataTable } from '../../ui/table/data-table.tsx';

const figures = ['places', 'applications', 'winners', 'adminSales'] as const;

export const DrawsTable = ({ draws }: { readonly draws: readonly Draw[] }) => {
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
