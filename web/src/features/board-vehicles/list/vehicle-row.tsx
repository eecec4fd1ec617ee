import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { shortName } from '../../../domain/account/full-name.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { useNow } from '../../../lib/screen/use-now.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { useToday } from '../../../lib/time/time-zone.ts';
import { rowLink, secondLine, tableRow } from '../../../ui/table/data-table.tsx';
import { rowKeysOf } from '../../../ui/table/use-row-keys.ts';
import { timeColumn } from '../search/tabs.ts';
import { type VehicleSearch, vehiclesAddress } from '../search/vehicle-search.ts';
import { ageWords, nearWords } from '../vehicle-words.ts';
import { PapersMark, RowMarks } from './row-marks.tsx';

const none = '—';

const Age = ({ since }: { readonly since: string }) => {
  useNow();
  return ageWords(since, serverNow());
};

type MomentCellProps = { readonly column: string; readonly label: string; readonly children: ReactNode };

/** On a phone there are no headings: the cell shows its label and is hidden if empty. */
const MomentCell = ({ column, label, children }: MomentCellProps) => (
  <td data-column={column} data-label={label} data-empty={children === undefined}>
    {children ?? none}
  </td>
);

type RowProps = {
  readonly vehicle: OperatorVehicle;
  readonly search: VehicleSearch;
  readonly isOpen: boolean;
  readonly isStop: boolean;
};

const Row = ({ vehicle, search, isOpen, isStop }: RowProps) => {
  const { t } = useTranslation();
  const today = useToday();
  const { id, registrationPlate, model, owner, nextBooking } = vehicle;
  const time = timeColumn[search.tab];
  const instant = vehicle[time];
  const timeWords = () =>
    instant && (time === 'waitingSince' ? <Age since={instant} /> : nearWords(instant, today));
  return (
    <tr className={tableRow} data-open={isOpen}>
      <td data-column="plate">
        <a href={vehiclesAddress(search, id)} className={rowLink} {...rowKeysOf(id, isStop)}>
          <Plate text={registrationPlate} size="sm" />
        </a>
      </td>
      <td data-column="model">
        {model}
        <span className={secondLine}>{shortName(owner)}</span>
      </td>
      <td data-column="papers">
        <PapersMark documents={vehicle.documents} />
      </td>
      <MomentCell column="time" label={t(`boardVehicles.columns.${time}`)}>
        {timeWords()}
      </MomentCell>
      <MomentCell column="booking" label={t('boardVehicles.columns.booking')}>
        {nextBooking && nearWords(nextBooking.dateBooked, today)}
      </MomentCell>
      <td data-column="marks">
        <RowMarks vehicle={vehicle} />
      </td>
    </tr>
  );
};

export const VehicleRow = memo(Row);
