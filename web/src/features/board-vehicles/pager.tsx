import { Button, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './board-vehicles.module.css';
import { pageSizes, type VehicleSearch } from './vehicle-search.ts';

type PagerProps = {
  readonly search: VehicleSearch;
  readonly last: boolean;
  readonly count: number;
  readonly total: number;
  readonly capped: boolean;
  readonly onChange: (changes: Partial<VehicleSearch>) => void;
};

export const Pager = ({ search, last, count, total, capped, onChange }: PagerProps) => {
  const { t } = useTranslation();
  const { page, size } = search;
  return (
    <nav className={styles.pager} aria-label={t('boardVehicles.pages')}>
      <Button variant="default" disabled={page === 0} onClick={() => onChange({ page: page - 1 })}>
        {t('boardVehicles.previous')}
      </Button>
      <span>
        {t(capped ? 'boardVehicles.shownOfMany' : 'boardVehicles.shown', {
          from: count === 0 ? 0 : page * size + 1,
          to: page * size + count,
          total: Math.max(total, page * size + count),
        })}
      </span>
      <Button variant="default" disabled={last} onClick={() => onChange({ page: page + 1 })}>
        {t('boardVehicles.next')}
      </Button>
      <NativeSelect
        aria-label={t('boardVehicles.pageSize')}
        value={String(size)}
        data={pageSizes.map((count) => ({
          value: String(count),
          label: t('boardVehicles.perPage', { count }),
        }))}
        onChange={(event) => onChange({ size: Number(event.currentTarget.value) })}
      />
    </nav>
  );
};
