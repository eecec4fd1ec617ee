import { useTranslation } from 'react-i18next';
import type { DrawApplication, DrawRow } from '#contract/draws/draws.ts';
import { shortWhen, wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Tickets } from '../../../domain/draw/tickets.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import table from '../../../ui/table/data-table.module.css';
import text from '../../../ui/text/text.module.css';
import styles from './list-card.module.css';

type RowProps = { readonly row: DrawRow; readonly own: DrawApplication | undefined };

const pips = [1, 2, 3, 4, 5];

const Met = ({ row: { met, start, notTaken } }: Pick<RowProps, 'row'>) => {
  const { t } = useTranslation();
  if (start === undefined || met === undefined) return <Badge tone="blue">{t('draw.list.none')}</Badge>;
  return (
    <>
      <span className={styles.pips} aria-hidden="true">
        {pips.map((wish) => (
          <span key={wish} data-met={wish === met} />
        ))}
      </span>
      {met === 0 ? t('draw.list.anyTime') : t('draw.list.nth', { rank: met })}
      {notTaken && <span className={table.second}>{t('draw.list.notTaken')}</span>}
    </>
  );
};

export const ListRow = ({ row, own }: RowProps) => {
  const { t } = useTranslation();
  const until = own?.state === 'WON' ? own.booking?.until : undefined;
  return (
    <tr className={table.row} data-open={own !== undefined}>
      <td className={text.strong}>{row.rank}</td>
      <td>
        {own && <span className={styles.mine}>{t('draw.list.mine')}</span>}
        <code className={`${text.code} ${styles.number}`}>{row.number}</code>
      </td>
      <td>
        <Tickets count={row.tickets} size={18} />
      </td>
      <td>
        <Met row={row} />
      </td>
      <td className={text.strong}>
        {row.start ? wallTime(row.start) : '–'}
        {until && <span className={styles.mine}>{t('draw.list.takeUntil', { when: shortWhen(until) })}</span>}
      </td>
    </tr>
  );
};
