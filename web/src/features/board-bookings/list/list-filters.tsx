import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type BookingStatus, bookingStatuses } from '#contract/bookings/booking-status.ts';
import { accountQuery } from '../../../domain/account/account-query.ts';
import { shortName } from '../../../domain/account/full-name.ts';
import { cargoTypesQuery } from '../../../domain/booking/cargo-types.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { TextButton } from '../../../ui/button/text-button.tsx';
import chips from '../../../ui/chips/chips.module.css';
import { RemovableChip } from '../../../ui/chips/removable-chip.tsx';
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx';
import { TypedInput } from '../../../ui/fields/typed-input.tsx';
import layout from '../../../ui/layout/layout.module.css';
import type { BookingSearch } from '../booking-search.ts';
import groups from '../day/choice/day-filters.module.css';
import { type FaultyFilter, hasFilters, noFilters, statusesIn } from './list-filter.ts';
import styles from './list-view.module.css';

type Change = (changes: Partial<BookingSearch>) => void;

type Props = {
  readonly search: BookingSearch;
  readonly faults: readonly FaultyFilter[];
  readonly onChange: Change;
};

type TextFilter = 'plateLike' | 'numberLike' | 'phoneLike' | 'driver';

const TypedFilter = ({ name, search, faults, onChange }: Props & { readonly name: TextFilter }) => {
  const { t } = useTranslation();
  const fault = faults.find((one) => one === name);
  return (
    <TypedInput
      label={t(`boardBookings.filters.${name}`)}
      value={search[name]}
      onSettle={(text) => onChange({ [name]: text })}
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

const StatusFilter = ({ search, onChange }: Pick<Props, 'search' | 'onChange'>) => {
  const { t } = useTranslation();
  const chosen = statusesIn(search);
  const toggle = (status: BookingStatus) => {
    const next = bookingStatuses.filter((one) => chosen.includes(one) !== (one === status));
    onChange({ status: next.join(',') });
  };
  return (
    <fieldset
      className={`${chips.chips} ${layout.tight} ${groups.groups}`}
      aria-label={t('boardBookings.filters.status')}
    >
      {bookingStatuses.map((status) => (
        <button
          key={status}
          type="button"
          className={chips.chip}
          aria-pressed={chosen.includes(status)}
          onClick={() => toggle(status)}
        >
          {t(`status.${status}`)}
        </button>
      ))}
    </fieldset>
  );
};

const AccountFilter = ({ id, onRemove }: { readonly id: string; readonly onRemove: () => void }) => {
  const { t } = useTranslation();
  const { data: account } = useQuery(accountQuery(id));
  const name = account ? shortName(account) : '…';
  return (
    <RemovableChip
      text={t('boardBookings.filters.account', { name })}
      label={t('boardBookings.filters.dropAccount', { name })}
      onRemove={onRemove}
    />
  );
};

export const ListFilters = (props: Props) => {
  const { t } = useTranslation();
  const { search, faults, onChange } = props;
  return (
    <div className={`${layout.stack} ${styles.filters}`}>
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
        <p className={`${layout.row} ${layout.loose}`}>
          {search.account && <AccountFilter id={search.account} onRemove={() => onChange({ account: '' })} />}
          {search.counted && (
            <RemovableChip
              text={t(`boardBookings.filters.counted.${search.counted}`)}
              label={t('boardBookings.filters.dropCounted', {
                name: t(`boardBookings.filters.counted.${search.counted}`),
              })}
              onRemove={() => onChange({ counted: '' })}
            />
          )}
          <TextButton onClick={() => onChange(noFilters)}>{t('boardBookings.filters.clear')}</TextButton>
        </p>
      )}
    </div>
  );
};
