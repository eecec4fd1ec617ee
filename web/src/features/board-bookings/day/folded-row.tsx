import { useTranslation } from 'react-i18next';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { listWords } from '../../../lib/list-words.ts';
import { TextButton } from '../../../ui/button/text-button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from './day-sheet.module.css';
import { type DayRow, summarise } from './plan-day.ts';

type Props = {
  readonly rows: readonly DayRow[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

export const FoldedRow = ({ rows, isOpen, onToggle }: Props) => {
  const { t } = useTranslation();
  const { from, to, left, noShows, closed } = summarise(rows);
  const words = [
    t('boardBookings.day.left', { count: left }),
    noShows > 0 && t('boardBookings.day.noShows', { count: noShows }),
    ...closed.map((one) =>
      t('boardBookings.day.wasClosed', { from: wallTime(one.from), to: wallTime(one.to) }),
    ),
  ];
  return (
    <li className={`${layout.apart} ${styles.folded}`}>
      <strong>
        {wallTime(from)}–{wallTime(to)}
      </strong>
      <span>{listWords(words)}</span>
      <TextButton aria-expanded={isOpen} onClick={onToggle}>
        {t(isOpen ? 'boardBookings.day.hide' : 'boardBookings.day.show')}
      </TextButton>
    </li>
  );
};
