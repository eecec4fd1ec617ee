import { useTranslation } from 'react-i18next';
import { CheckpointClock } from '../shell/checkpoint-clock.tsx';
import { Screen } from '../shell/screen.tsx';
import { BookingState } from './booking-state.tsx';

export const BookingPage = () => {
  const { t } = useTranslation();
  return (
    <Screen title={t('booking.title')}>
      <CheckpointClock />
      <BookingState />
    </Screen>
  );
};
