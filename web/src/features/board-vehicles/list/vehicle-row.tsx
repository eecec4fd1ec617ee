import { memo } from 'react';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { useNow } from '../../../lib/screen/use-now.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { useToday } from '../../../lib/time/time-zone.ts';
import { rowLink, secondLine, tableRow } from '../../../ui/table/data-table.tsx';
import { rowKeysOf } from '../../../ui/table/use-row-keys.ts';
import { timeColumn } from '../search/tabs.ts';
import { type VehicleSearch, vehiclesAddress } from '../search/vehicle-search.ts';
import { ageWords, nearWords, shortNameOf } from '../vehicle-words.ts';
import { PapersMark, RowMarks } from './row-marks.tsx';

const none = '—';

type CellProps = { readonly vehicle: OperatorVehicle; readonly search: VehicleSearch };

const TimeCell = ({ vehicle, search }: CellProps) => {
  useNow();
  const today = useToday();
  const column = timeColumn[search.tab];
  const instant = vehicle[column];
  if (instant === undefined) return none;
  return column === 'waitingSince' ? ageWords(instant, serverNow()) : nearWords(instant, today);
};

type RowProps = CellProps & { readonly isOpen: boolean; readonly isStop: boolean };

const Row = ({ vehicle, search, isOpen, isStop }: RowProps) => {
  const today = useToday();
  const { id, registrationPlate, model, owner, nextBooking } = vehicle;
  return (
    <tr className={tableRow} data-open={isOpen}>
      <td data-column="plate">
        <a href={vehiclesAddress(search, id)} className={rowLink} {...rowKeysOf(id, isStop)}>
          <Plate text={registrationPlate} size="sm" />
        </a>
      </td>
      <td data-column="model">
        {model}
        <span className={secondLine}>{shortNameOf(owner)}</span>
      </td>
      <td data-column="papers">
        <PapersMark documents={vehicle.documents} />
      </td>
      <td data-column="time">
        <TimeCell vehicle={vehicle} search={search} />
      </td>
      <td data-column="booking">{nextBooking ? nearWords(nextBooking.dateBooked, today) : none}</td>
      <td data-column="marks">
        <RowMarks vehicle={vehicle} />
      </td>
    </tr>
  );
};

export const VehicleRow = memo(Row);
