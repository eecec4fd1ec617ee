import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EventType } from '#contract/journal/event-types.ts';
import { eventActorsQuery } from '../../domain/journal/events.ts';
import { DatePicker } from '../../ui/date-picker/date-picker.tsx';
import { Dropdown } from '../../ui/dropdown/dropdown.tsx';
import { ChevronIcon } from '../../ui/dropdown/dropdown-icons.tsx';
import styles from './journal.module.css';
import type { JournalSearch } from './journal-search.ts';
import { typeGroupNames, typeGroups } from './type-groups.ts';

type FiltersProps = {
  readonly search: JournalSearch;
  readonly onChange: (changes: Partial<JournalSearch>) => void;
};

const TypeFilter = ({ search, onChange }: FiltersProps) => {
  const { t } = useTranslation();
  const groups = typeGroupNames.map((name) => ({
    group: t(`journal.page.groups.${name}`),
    items: typeGroups[name].map((type) => ({ value: type, label: t(`journal.types.${type}`) })),
  }));
  return (
    <NativeSelect
      label={t('journal.page.type')}
      value={search.type}
      rightSection={<ChevronIcon isUp={false} />}
      data={[{ value: '', label: t('journal.page.anything') }, ...groups]}
      onChange={(event) => onChange({ type: event.currentTarget.value as EventType | '' })}
    />
  );
};

export const JournalFilters = ({ search, onChange }: FiltersProps) => {
  const { t } = useTranslation();
  const { data: actors = [] } = useQuery(eventActorsQuery);
  return (
    <div className={styles.filters}>
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
    </div>
  );
};
