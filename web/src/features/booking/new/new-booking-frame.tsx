import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import card from '../../../ui/card/card.module.css';
import styles from './new-booking.module.css';

type NewBookingFrameProps = {
  readonly clock: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

export const NewBookingFrame = ({ clock, action, children }: NewBookingFrameProps) => {
  const { t } = useTranslation();
  return (
    <section className={`${card.card} ${styles.card}`} aria-labelledby="new-booking">
      <div>
        <div className={styles.head}>
          <h1 id="new-booking" tabIndex={-1}>
            {t('booking.new.title')}
          </h1>
          {action}
        </div>
        {clock}
      </div>
      {children}
    </section>
  );
};
