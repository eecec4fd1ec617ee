import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { profileQuery } from '../../../domain/account/profile.ts';
import { BookingReport } from '../../../domain/booking/report/booking-report.tsx';
import { SectionCard } from '../../../ui/card/section-card.tsx';

export const ReportSection = () => {
  const { t } = useTranslation();
  const { data: profile } = useQuery(profileQuery);
  if (!profile) return null;
  return (
    <BookingReport
      userId={profile.id}
      frame={(sheetButton, content) => (
        <SectionCard title={t('bookingReport.title')} hint={t('bookingReport.hint')} action={sheetButton}>
          {content}
        </SectionCard>
      )}
    />
  );
};
