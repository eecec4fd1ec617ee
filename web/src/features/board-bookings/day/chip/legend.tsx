import { useTranslation } from 'react-i18next';
import layout from '../../../../ui/layout/layout.module.css';
import text from '../../../../ui/text/text.module.css';
import styles from '../day-sheet.module.css';
import gauge from '../slot-gauge.module.css';
import chip from './booking-chip.module.css';
import { type ChipWords, shownStates } from './chip-words.ts';

export const Legend = ({ words }: { readonly words: ChipWords }) => {
  const { t } = useTranslation();
  return (
    <p className={`${layout.row} ${text.small} ${styles.legend}`}>
      <span>{t('boardBookings.day.legend')}</span>
      {shownStates
        .filter((state) => state !== 'canceled')
        .map((state) => (
          <span key={state} className={chip.sign} data-state={state}>
            {words[state]}
          </span>
        ))}
      <span className={chip.sign}>
        <span className={styles.priorityLine} />
        {words.priority}
      </span>
      <span className={chip.sign}>
        <span className={gauge.squares}>
          <span data-kind="reserve" />
        </span>
        {t('boardBookings.day.reserve')}
      </span>
    </p>
  );
};
