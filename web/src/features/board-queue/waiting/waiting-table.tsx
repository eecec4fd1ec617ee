import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminQueueRow } from '#contract/queue/queue.ts';
import { useCargoName } from '../../../domain/booking/cargo-types.ts';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { useFinalActs } from '../../../domain/queue/acts/final-acts.ts';
import { minutesSince } from '../../../domain/queue/call-age.ts';
import { useServerTime } from '../../../domain/queue/use-server-time.ts';
import { useStable } from '../../../lib/screen/use-stable.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { slotGroups } from '../line/slot-groups.ts';
import styles from './waiting.module.css';
import { WaitingRow } from './waiting-row.tsx';

type Props = {
  readonly rows: readonly AdminQueueRow[];
  readonly headId: string | undefined;
  readonly isCalling: boolean;
  readonly gate: string | undefined;
  readonly onCallNext: () => void;
};

const columns = ['position', 'truck', 'driver', 'slot', 'cargo', 'forecast', 'actions'] as const;

export const WaitingTable = ({ rows, headId, isCalling, gate, onCallNext }: Props) => {
  const { t } = useTranslation();
  const now = useServerTime(15_000);
  const leaving = useFinalActs();
  const callNext = useStable(onCallNext);
  const cargoName = useCargoName();
  return (
    <div className={styles.table}>
      <DataTable
        label={t('boardQueue.waiting.title')}
        columns={columns.map((key) => ({
          key,
          label: t(`boardQueue.columns.${key}`),
          isUnlabelled: key === 'actions',
        }))}
        hasCards
      >
        {slotGroups(rows).map(({ slot, rows: inside }) => (
          <Fragment key={slot}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length}>
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
      </DataTable>
    </div>
  );
};
