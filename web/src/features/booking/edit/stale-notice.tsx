import { Button } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Button.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings.ts';
import { call } from '../../../lib/api.ts';
import { handleError } from '../../../ui/errors/handle-error.ts';
import styles from '../form/booking-form.module.css';

type StaleNoticeProps = { readonly bookingId: string; readonly onFresh: (booking: Booking) => void };

/** Somebody, or an answer that got lost, has changed the booking meanwhile: nothing was saved over it. */
export const StaleNotice = ({ bookingId, onFresh }: StaleNoticeProps) => {
  const { t } = useTranslation();
  const [loading, setLoading] = useState(false);
  const load = async () => {
    setLoading(true);
    try {
      onFresh((await call('GET /booking/{id}', { params: { id: bookingId }, expect: 200 })).body);
    } catch (error) {
      void handleError(error);
      setLoading(false);
    }
  };
  return (
    <div role="alert" className={styles.notice}>
      <p>{t('booking.edit.stale')}</p>
      <Button variant="default" loading={loading} onClick={() => void load()}>
        {t('booking.edit.showFresh')}
      </Button>
    </div>
  );
};
