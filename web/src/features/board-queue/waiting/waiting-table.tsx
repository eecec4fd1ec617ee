import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AdminQueueRow } from '#contract/queue/queue.ts';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { useCargoName } from '../../../domain/booking/cargo-types.ts';
import { useFinalActs } from '../../../domain/queue/acts/final-acts.ts';
import { minutesSince } from '../../../domain/queue/call-age.ts';
import { useServerTime } from '../../../domain/queue/use-server-time.ts';
import { useStable } from '../../../lib/screen/use-stable.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import text from '../../../ui/text/text.module.css';
import type { Truck } from '../acts/truck.ts';
import type { TruckActs } from '../acts/use-truck-acts.ts';
import styles from './waiting.module.css';
import { WaitingRow } from './waiting-row.tsx';

type Props = {
  readonly rows: readonly AdminQueueRow[];
  readonly headId: string | undefined;
  readonly isCalling: boolean;
  readonly acts: TruckActs;
};

const columns = [
  'position',
  'truck',
  'driver',
  'phone',
  'slot',
  'waits',
  'marks',
  'forecast',
  'actions',
] as const;
const usualSlot = 60;

export const WaitingTable = ({ rows, headId, isCalling, acts }: Props) => {
  const { t } = useTranslation();
  const now = useServerTime(15_000);
  const leaving = useFinalActs();
  const call = useStable((truck: Truck) => acts.goOn(truck));
  const cargoName = useCargoName();
  const { data: params } = useQuery(bookingParamsQuery);
  const slotMinutes = params?.slotMinutes ?? usualSlot;
  return (
    <div className={`${text.whole} ${styles.table}`}>
      <DataTable
        label={t('boardQueue.waiting.title')}
        columns={columns.map((key) => ({
          key,
          label: t(`boardQueue.columns.${key}`),
          isUnlabelled: key === 'actions',
        }))}
        hasCards
      >
        {rows.map((row) => (
          <WaitingRow
            key={row.id}
            row={row}
            cargo={cargoName(row.cargo)}
            waited={minutesSince(row.arrivedAt, now)}
            isPastSlot={!row.late && minutesSince(row.dateBooked, now) >= slotMinutes}
            isHead={row.id === headId}
            isCalling={isCalling && row.id === headId}
            isLeaving={leaving.some(({ id, stage }) => id === row.id && stage !== 'failed')}
            onCall={call}
          />
        ))}
      </DataTable>
    </div>
  );
};
