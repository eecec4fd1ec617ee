import { useTranslation } from 'react-i18next';
import { useToday } from '../../../../lib/time/time-zone.ts';
import { addDays } from '../../../../ui/date-picker/calendar-day.ts';
import { useShortcuts } from '../../../../ui/shortcuts/use-shortcuts.ts';

type Props = { readonly date: string; readonly onChoose: (day: string) => void };

/** Shortcuts use key codes, so they work in Russian and English layouts alike. */
export const useDayKeys = ({ date, onChoose }: Props) => {
  const { t } = useTranslation();
  const today = useToday();
  useShortcuts(t('boardBookings.keys.title'), [
    {
      keys: ['B'],
      words: t('boardBookings.strip.before'),
      run: () => onChoose(addDays(date, -1)),
      isHeld: true,
    },
    {
      keys: ['F'],
      words: t('boardBookings.strip.after'),
      run: () => onChoose(addDays(date, 1)),
      isHeld: true,
    },
    { keys: ['T'], words: t('boardBookings.strip.today'), run: () => onChoose(today) },
    { keys: ['ArrowUp', 'ArrowDown', '←', '→'], words: t('boardBookings.keys.arrows') },
    { keys: ['M'], words: t('boardBookings.keys.move') },
  ]);
};
