import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { shortName } from '../../../domain/account/full-name.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { useNow } from '../../../lib/screen/use-now.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { useToday } from '../../../lib/time/time-zone.ts';
import table from '../../../ui/table/data-table.module.css';
import { DataTable, type Sort } from '../../../ui/table/data-table.tsx';
import { useRowKeys } from '../../../ui/table/use-row-keys.ts';
import text from '../../../ui/text/text.module.css';
import { type SortKey, settingsOf } from '../search/tabs.ts';
import { type VehicleSearch, vehiclesAddress } from '../search/vehicle-search.ts';
import { ageWords, nearWords } from '../vehicle-words.ts';
import { PapersMark, RowMarks } from './row-marks.tsx';
import styles from './vehicles-list.module.css';

const none = '—';

const Age = ({ since }: { readonly since: string }) => {
  useNow();
  return ageWords(since, serverNow());
};

type RowProps = {
  readonly vehicle: OperatorVehicle;
  readonly search: VehicleSearch;
  readonly isOpen: boolean;
  readonly rowKey: object;
};

const VehicleRow = ({ vehicle, search, isOpen, rowKey }: RowProps) => {
  const { t } = useTranslation();
  const today = useToday();
  const { id, registrationPlate, model, owner, nextBooking } = vehicle;
  const time = settingsOf[search.tab].time;
  const instant = vehicle[time];
  const timeWords =
    instant && (time === 'waitingSince' ? <Age since={instant} /> : nearWords(instant, today));
  const bookingWords = nextBooking && nearWords(nextBooking.dateBooked, today);
  const papers = <PapersMark documents={vehicle.documents} />;
  const marks = <RowMarks vehicle={vehicle} />;
  return (
    <tr className={table.row} data-open={isOpen}>
      <td className={table.tight}>
        <a href={vehiclesAddress(search, id)} className={table.link} {...rowKey}>
          <Plate text={registrationPlate} size="sm" />
        </a>
        <span className={table.narrowOnly}>{marks}</span>
      </td>
      <td className={styles.model}>
        {model}
        <span className={text.second}>{shortName(owner)}</span>
        <span className={table.narrowOnly}>
          {papers}
          {timeWords && (
            <span>
              {t(`boardVehicles.columns.${time}`)} {timeWords}
            </span>
          )}
          {bookingWords && (
            <span>
              {t('boardVehicles.columns.booking')} {bookingWords}
            </span>
          )}
        </span>
      </td>
      <td className={table.wideOnly}>{papers}</td>
      <td className={table.wideOnly}>{timeWords ?? none}</td>
      <td className={table.wideOnly}>{bookingWords ?? none}</td>
      <td className={table.wideOnly}>{marks}</td>
    </tr>
  );
};

type VehiclesTableProps = {
  readonly vehicles: readonly OperatorVehicle[];
  readonly search: VehicleSearch;
  readonly onChange: (changes: Partial<VehicleSearch>) => void;
};

export const VehiclesTable = ({ vehicles, search, onChange }: VehiclesTableProps) => {
  const { t } = useTranslation();
  const openId = useParams({ strict: false }).id;
  const keys = useRowKeys(vehicles.map(({ id }) => id));
  const [by, direction] = search.sort.split(',') as [SortKey, Sort<SortKey>['direction']];
  const time = settingsOf[search.tab].time;
  return (
    <DataTable<SortKey>
      label={t('boardVehicles.title')}
      columns={[
        { key: 'plate', label: t('boardVehicles.columns.plate'), sortBy: 'registrationPlate' },
        { key: 'model', label: t('boardVehicles.columns.model'), sortBy: 'model' },
        { key: 'papers', label: t('boardVehicles.columns.papers'), isWide: true },
        { key: 'time', label: t(`boardVehicles.columns.${time}`), sortBy: time, isWide: true },
        { key: 'booking', label: t('boardVehicles.columns.booking'), sortBy: 'nextBooking', isWide: true },
        { key: 'marks', label: t('boardVehicles.columns.marks'), isUnlabelled: true, isWide: true },
      ]}
      sort={{ by, direction }}
      onSort={(sort) => onChange({ sort: `${sort.by},${sort.direction}` })}
      rowKeys={keys.list}
    >
      {vehicles.map((vehicle) => (
        <VehicleRow
          key={vehicle.id}
          vehicle={vehicle}
          search={search}
          isOpen={vehicle.id === openId}
          rowKey={keys.row(vehicle.id)}
        />
      ))}
    </DataTable>
  );
};
