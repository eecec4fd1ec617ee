import { useTranslation } from 'react-i18next';
import type { JournalEvent } from '#contract/journal/journal.ts';
import { plateText } from '../../domain/plate/plate-text.ts';
import { RemovableChip } from '../../ui/chips/removable-chip.tsx';
import type { JournalSearch } from './journal-search.ts';

type Name = 'bookingId' | 'vehicleId' | 'userId';
const names = ['bookingId', 'vehicleId', 'userId'] as const;

/** Labels come from the events found, which carry the names. */
const useWords = () => {
  const { t } = useTranslation();
  return (name: Name, event: JournalEvent | undefined): string => {
    const { formattedBookingNumber: number, vehicleRegistrationPlate: plate, userName } = event ?? {};
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
export const ChosenPills = ({ search, events, onChange }: Props) => {
  const { t } = useTranslation();
  const wordsOf = useWords();
  const chosen = names.filter((name) => search[name] !== '');
  return (
    <>
      {chosen.map((name) => {
        const text = wordsOf(
          name,
          events.find((event) => event[name] === search[name]),
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
