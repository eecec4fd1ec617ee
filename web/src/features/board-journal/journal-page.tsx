import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EventType } from '#contract/journal/event-types.ts';
import type { JournalEvent } from '#contract/journal/journal.ts';
import { eventActorsQuery, fetchEventsSheet } from '../../domain/journal/events.ts';
import { plateText } from '../../domain/plate/plate-text.ts';
import { SheetButton } from '../../domain/sheets/sheet-button.tsx';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import { TextButton } from '../../ui/button/text-button.tsx';
import { RemovableChip } from '../../ui/chips/removable-chip.tsx';
import { DatePicker } from '../../ui/date-picker/date-picker.tsx';
import { Dropdown } from '../../ui/dropdown/dropdown.tsx';
import { TypedInput } from '../../ui/fields/typed-input.tsx';
import { ChevronIcon } from '../../ui/icons/icon.tsx';
import layout from '../../ui/layout/layout.module.css';
import { FoundEvents } from './found-events.tsx';
import styles from './journal.module.css';
import { type JournalSearch, toFilter, useFoundEvents, useJournalSearch } from './journal-search.ts';
import { typeGroupNames, typeGroups } from './type-groups.ts';

type FiltersProps = {
  readonly search: JournalSearch;
  readonly onChange: (changes: Partial<JournalSearch>) => void;
};

/** Selects calls by what the log says about their order, so it is no type of event. */
const outOfOrder = 'OUT_OF_ORDER';

const TypeFilter = ({ search, onChange }: FiltersProps) => {
  const { t } = useTranslation();
  const groups = typeGroupNames.map((name) => ({
    group: t(`journal.page.groups.${name}`),
    items: typeGroups[name].map((type) => ({ value: type, label: t(`journal.types.${type}`) })),
  }));
  return (
    <NativeSelect
      label={t('journal.page.type')}
      value={search.outOfOrder ? outOfOrder : search.type}
      rightSection={<ChevronIcon isUp={false} />}
      data={[
        { value: '', label: t('journal.page.anything') },
        { value: outOfOrder, label: t('journal.page.outOfOrder') },
        ...groups,
      ]}
      onChange={({ currentTarget: { value } }) =>
        onChange(
          value === outOfOrder
            ? { type: '', outOfOrder: true }
            : { type: value as EventType | '', outOfOrder: false },
        )
      }
    />
  );
};

const JournalFilters = ({ search, onChange }: FiltersProps) => {
  const { t } = useTranslation();
  const { data: actors = [] } = useQuery(eventActorsQuery);
  return (
    <div className={`${layout.columns} ${styles.filters}`}>
      <DatePicker
        label={t('journal.page.from')}
        value={search.from}
        {...(search.to !== '' && { max: search.to })}
        onChange={(from, fault) => fault === null && onChange({ from })}
      />
      <DatePicker
        label={t('journal.page.to')}
        value={search.to}
        {...(search.from !== '' && { min: search.from })}
        onChange={(to, fault) => fault === null && onChange({ to })}
      />
      <Dropdown
        label={t('journal.page.actor')}
        placeholder={t('journal.page.anybody')}
        items={actors.map(({ id, name }) => ({ value: id, label: name }))}
        value={search.actorId === '' ? null : search.actorId}
        onChange={(actorId) => onChange({ actorId: actorId ?? '' })}
        searchable
        clearable
      />
      <TypeFilter search={search} onChange={onChange} />
      <TypedInput
        label={t('journal.page.plate')}
        value={search.plate}
        maxLength={20}
        onSettle={(plate) => onChange({ plate })}
      />
    </div>
  );
};

const names = ['bookingId', 'vehicleId', 'userId', 'closureId'] as const;
type Name = (typeof names)[number];

/** Takes the labels from the found events, which carry the names. */
const useWords = () => {
  const { t } = useTranslation();
  return (name: Name, event: JournalEvent | undefined): string => {
    const { formattedBookingNumber: number, vehicleRegistrationPlate: plate, userName } = event ?? {};
    if (name === 'closureId') return t('journal.page.about.closure');
    if (name === 'bookingId')
      return number ? t('journal.page.about.booking', { number }) : t('journal.page.about.oneBooking');
    if (name === 'vehicleId')
      return plate
        ? t('journal.page.about.vehicle', { plate: plateText(plate) })
        : t('journal.page.about.oneVehicle');
    return userName ? t('journal.page.about.user', { name: userName }) : t('journal.page.about.oneUser');
  };
};

type Props = {
  readonly search: JournalSearch;
  readonly events: readonly JournalEvent[];
  readonly onChange: (changes: Partial<JournalSearch>) => void;
};

/** Removable filters set by a link from a booking, vehicle or account. */
const ChosenPills = ({ search, events, onChange }: Props) => {
  const { t } = useTranslation();
  const wordsOf = useWords();
  const chosen = names.filter((name) => search[name] !== '');
  return (
    <>
      {chosen.map((name) => {
        const text = wordsOf(
          name,
          events.find((event) => name !== 'closureId' && event[name] === search[name]),
        );
        return (
          <RemovableChip
            key={name}
            text={text}
            label={t('journal.page.about.remove', { text })}
            onRemove={() => onChange({ [name]: '' })}
          />
        );
      })}
    </>
  );
};

export const JournalPage = () => {
  const { t } = useTranslation();
  const { search, change, reset, isFiltered } = useJournalSearch();
  const list = useFoundEvents(search);
  const title = t('journal.page.title');
  usePageTitle(title);
  return (
    <div className={`${layout.stack} ${layout.loose}`}>
      <header className={layout.apart}>
        <h1>{title}</h1>
        <SheetButton download={() => fetchEventsSheet(toFilter(search))} />
      </header>
      <JournalFilters search={search} onChange={change} />
      {isFiltered && (
        <div className={layout.row}>
          <ChosenPills search={search} events={list.data?.content ?? []} onChange={change} />
          <TextButton onClick={reset}>{t('journal.page.all')}</TextButton>
        </div>
      )}
      <FoundEvents search={search} list={list} onChange={change} />
    </div>
  );
};
