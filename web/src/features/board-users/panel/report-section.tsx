import { useTranslation } from 'react-i18next';
import { BookingReport } from '../../../domain/booking/report/booking-report.tsx';
import { PanelSection } from '../../../ui/panel/panel-section.tsx';

export const ReportSection = ({ userId }: { readonly userId: string }) => {
  const { t } = useTranslation();
  return (
    <BookingReport
      userId={userId}
      frame={(sheetButton, content) => (
        <PanelSection title={t('bookingReport.title')} beside={sheetButton}>
          {content}
        </PanelSection>
      )}
    />
  );
};
