import { useTranslation } from 'react-i18next';
import styles from '../day-sheet.module.css';
import chip from './booking-chip.module.css';
import { StatusIcon } from './status-icon.tsx';

const states = ['booked', 'code', 'line', 'called', 'left', 'noShow'] as const;

/** What the signs and colours mean. */
export const Legend = () => {
  const { t } = useTranslation();
  return (
    <p className={styles.legend}>
      <span>{t('boardBookings.day.legend')}</span>
      {states.map((state) => (
        <span key={state} className={chip.sign} data-state={state}>
          <StatusIcon state={state} />
          {t(`boardBookings.states.${state}`)}
        </span>
      ))}
      <span className={chip.sign}>
        <span className={styles.priorityLine} />
        {t('boardBookings.priority')}
      </span>
    </p>
  );
};
