import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminQueueRow } from '#contract/queue/queue.ts';
import { useCargoName } from '../../../domain/booking/cargo-types.ts';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { useFinalActs } from '../../../domain/queue/acts/final-acts.ts';
import { minutesSince } from '../../../domain/queue/call-age.ts';
import { useServerTime } from '../../../domain/queue/use-server-time.ts';
import { useStable } from '../../../lib/screen/use-stable.ts';
import { slotGroups } from '../line/slot-groups.ts';
import { WaitingRow } from './waiting-row.tsx';
import styles from './waiting-table.module.css';

type Props = {
  readonly rows: readonly AdminQueueRow[];
  readonly headId: string | undefined;
  readonly isCalling: boolean;
  readonly gate: string | undefined;
  readonly onCallNext: () => void;
};

const columns = ['position', 'truck', 'driver', 'slot', 'cargo', 'forecast'] as const;

export const WaitingTable = ({ rows, headId, isCalling, gate, onCallNext }: Props) => {
  const { t } = useTranslation();
  const now = useServerTime(15_000);
  const leaving = useFinalActs();
  const callNext = useStable(onCallNext);
  const cargoName = useCargoName();
  return (
    <table className={styles.table} aria-labelledby="waiting-title">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {t(`boardQueue.columns.${column}`)}
            </th>
          ))}
          <th scope="col" data-column="actions">
            <span className={styles.hidden}>{t('boardQueue.columns.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {slotGroups(rows).map(({ slot, rows: inside }) => (
          <Fragment key={slot}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={columns.length + 1}>
                {t('boardQueue.waiting.group', { time: wallTime(slot), count: inside.length })}
              </th>
            </tr>
            {inside.map((row) => (
              <WaitingRow
                key={row.id}
                row={row}
                cargo={cargoName(row.cargo)}
                waited={minutesSince(row.arrivedAt, now)}
                isHead={row.id === headId}
                isCalling={isCalling && row.id === headId}
                isLeaving={leaving.some(({ id, stage }) => id === row.id && stage !== 'failed')}
                gate={gate}
                onCallNext={callNext}
              />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
};
