import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { cargoTypesQuery } from '../../../domain/booking/cargo-types.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useTyped } from '../../../lib/screen/use-typed.ts';
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx';
import { CrossIcon } from '../../../ui/icons/icon.tsx';
import type { BookingSearch } from '../booking-search.ts';
import { AccountFilter } from './account-filter.tsx';
import { type FaultyFilter, hasFilters, withoutFilters } from './list-filter.ts';
import styles from './list-view.module.css';
import { StatusFilter } from './status-filter.tsx';

type Change = (changes: Partial<BookingSearch>) => void;

type Props = {
  readonly search: BookingSearch;
  readonly faults: readonly FaultyFilter[];
  readonly onChange: Change;
};

type TextFilter = 'plateLike' | 'numberLike' | 'phoneLike' | 'driver';

const TypedFilter = ({ name, search, faults, onChange }: Props & { readonly name: TextFilter }) => {
  const { t } = useTranslation();
  const { input } = useTyped(search[name], (text) => onChange({ [name]: text }));
  const fault = faults.find((one) => one === name);
  return (
    <TextInput
      label={t(`boardBookings.filters.${name}`)}
      {...input}
      error={fault && fault !== 'to' && fault !== 'account' && t(`boardBookings.faults.${fault}`)}
    />
  );
};

const CargoFilter = ({ search, onChange }: Pick<Props, 'search' | 'onChange'>) => {
  const { t } = useTranslation();
  const { data: types = [] } = useQuery(cargoTypesQuery);
  return (
    <NativeSelect
      label={t('boardBookings.filters.cargo')}
      value={search.cargo}
      data={[
        { value: '', label: t('boardBookings.filters.any') },
        ...types.map(({ code, names }) => ({ value: code, label: names[currentLanguage()] })),
      ]}
      onChange={(event) => onChange({ cargo: event.currentTarget.value })}
    />
  );
};

type CountedProps = {
  readonly counted: Exclude<BookingSearch['counted'], ''>;
  readonly onRemove: () => void;
};

/** Set by following a link from a report; can only be removed here. */
const CountedFilter = ({ counted, onRemove }: CountedProps) => {
  const { t } = useTranslation();
  const name = t(`boardBookings.filters.counted.${counted}`);
  const dropName = t('boardBookings.filters.dropCounted', { name });
  return (
    <button type="button" className={styles.account} aria-label={dropName} onClick={onRemove}>
      {name}
      <CrossIcon />
    </button>
  );
};

export const ListFilters = (props: Props) => {
  const { t } = useTranslation();
  const { search, faults, onChange } = props;
  return (
    <div className={styles.filters}>
      <StatusFilter search={search} onChange={onChange} />
      <div className={styles.fields}>
        <TypedFilter name="plateLike" {...props} />
        <TypedFilter name="numberLike" {...props} />
        <TypedFilter name="phoneLike" {...props} />
        <TypedFilter name="driver" {...props} />
        <DatePicker
          label={t('boardBookings.filters.from')}
          value={search.from}
          onChange={(from, fault) => fault === null && onChange({ from })}
        />
        <DatePicker
          label={t('boardBookings.filters.to')}
          value={search.to}
          onChange={(to, fault) => fault === null && onChange({ to })}
          {...(faults.includes('to') && { error: t('boardBookings.faults.to') })}
        />
        <CargoFilter search={search} onChange={onChange} />
        <NativeSelect
          label={t('boardBookings.filters.priority')}
          value={search.priority}
          data={[
            { value: '', label: t('boardBookings.filters.any') },
            { value: 'true', label: t('boardBookings.filters.withPriority') },
            { value: 'false', label: t('boardBookings.filters.withoutPriority') },
          ]}
          onChange={(event) => onChange({ priority: event.currentTarget.value as BookingSearch['priority'] })}
        />
      </div>
      {hasFilters(search) && (
        <p className={styles.set}>
          {search.account && <AccountFilter id={search.account} onRemove={() => onChange({ account: '' })} />}
          {search.counted && (
            <CountedFilter counted={search.counted} onRemove={() => onChange({ counted: '' })} />
          )}
          <button type="button" className={styles.clear} onClick={() => onChange(withoutFilters())}>
            {t('boardBookings.filters.clear')}
          </button>
        </p>
      )}
    </div>
  );
};
