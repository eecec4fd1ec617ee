import { useTranslation } from 'react-i18next';
import type { DrawApplication, DrawRow } from '#contract/draws/draws.ts';
import { shortWhen, wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Tickets } from '../../../domain/draw/tickets.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import table from '../../../ui/table/data-table.module.css';
import text from '../../../ui/text/text.module.css';
import styles from './list-card.module.css';

type RowProps = {
  readonly row: DrawRow;
  readonly wishes: number;
  readonly own: DrawApplication | undefined;
};

/** A row has no room for more signs. */
const mostPips = 6;

const Met = ({ row: { met, start, notTaken }, wishes }: Omit<RowProps, 'own'>) => {
  const { t } = useTranslation();
  if (start === undefined || met === undefined) return <Badge tone="blue">{t('draw.list.none')}</Badge>;
  return (
    <>
      <span className={text.whole}>
        {wishes <= mostPips && (
          <span className={styles.pips} aria-hidden="true">
            {Array.from({ length: wishes }, (_, place) => place + 1).map((wish) => (
              <span key={wish} data-met={wish === met} />
            ))}
          </span>
        )}
        {met === 0 ? t('draw.list.anyTime') : t('draw.list.nth', { rank: met })}
      </span>
      {notTaken && <span className={text.second}>{t('draw.list.notTaken')}</span>}
    </>
  );
};

export const ListRow = ({ row, wishes, own }: RowProps) => {
  const { t } = useTranslation();
  const until = own?.state === 'WON' ? own.booking?.until : undefined;
  return (
    <tr className={table.row} data-open={own !== undefined}>
      <td className={text.strong}>{row.rank}</td>
      <td>
        {own && (
          <div className={`${text.toned} ${text.small}`} data-tone="blue">
            {t('draw.list.mine')}
          </div>
        )}
        <code className={`${text.code} ${text.whole}`}>{row.number}</code>
      </td>
      <td className={table.wideOnly}>
        <Tickets count={row.tickets} size={18} />
      </td>
      <td>
        <Met row={row} wishes={wishes} />
      </td>
      <td className={text.strong}>
        {row.start ? wallTime(row.start) : '–'}
        {until && (
          <div className={`${text.toned} ${text.small}`} data-tone="blue">
            {t('draw.list.takeUntil', { when: shortWhen(until) })}
          </div>
        )}
      </td>
    </tr>
  );
};
