import type { Db } from '../../../platform/db/database.ts';
import { rowsOf } from '../../../platform/db/rows-of.ts';
import {
  type PlateFactRow,
  plateFactColumns,
  plateFactJoins,
} from '../../vehicles/vehicle/plate-facts.queries.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { lineOrder } from './line-order.queries.ts';
import type { HeadRow, PlaceRow } from './places.queries.ts';

export type LineHead = Omit<HeadRow, 'only_row'>;

type Shown = 'id' | 'number' | 'plate' | 'status' | 'cargo_type' | 'version';
type Driver = 'last_name' | 'first_name' | 'patronymic' | 'phone';
type Turn = 'slot_at' | 'has_priority' | 'gate' | 'called_at' | 'recalled_at' | 'acknowledged_at';

export type LineTruck = Pick<BookingRow, Shown | Driver | Turn> &
  PlateFactRow &
  Pick<PlaceRow, 'late' | 'eta_from' | 'eta_to' | 'no_answers' | 'unseen'> & {
    readonly arrived_at: Temporal.Instant;
  };

export type Line = { readonly head: LineHead; readonly trucks: readonly LineTruck[] };

type Row = LineHead & { [K in keyof LineTruck]: LineTruck[K] | null };

const isTruck = (row: Row): row is LineHead & LineTruck => row.id !== null;

/** One statement, so that rows and revision are consistent. */
export const readLine = async (db: Db): Promise<Line> => {
  const rows = await rowsOf<Row>(db)`
    SELECT head.revision, head.log_seq, head.log_hash, head.throughput_per_hour, head.lag_minutes, head.closure,
      head.updated_at, booking.id, booking.number, booking.plate, booking.status, booking.slot_at, booking.arrived_at,
      booking.called_at, booking.recalled_at, booking.acknowledged_at, booking.gate, booking.has_priority, booking.last_name,
      booking.first_name, booking.patronymic, booking.phone, booking.cargo_type, booking.version, place.late,
      place.eta_from, place.eta_to, place.no_answers, place.unseen, ${plateFactColumns}
    FROM queue_head AS head
    LEFT JOIN (
      booking JOIN queue_place AS place ON place.booking_id = booking.id
      JOIN vehicle ON vehicle.id = booking.vehicle_id ${plateFactJoins}
    ) ON booking.status IN ('WAITING', 'GO_TO_GATE')
    ORDER BY booking.status = 'WAITING',
      CASE WHEN booking.status = 'GO_TO_GATE' THEN booking.called_at END, ${lineOrder}`;
  const [head] = rows;
  if (!head) throw new Error('The head of the queue has its row');
  return { head, trucks: rows.filter(isTruck) };
};
