import { useTranslation } from 'react-i18next';
import { Screen } from '../../ui/screen/screen.tsx';

type Name = 'bookings' | 'drivers' | 'banners' | 'news' | 'reports';

const SectionPage = ({ name }: { name: Name }) => {
  const { t } = useTranslation();
  return (
    <Screen width="full" title={t(`console.${name}.title`)}>
      <p>{t(`console.${name}.text`)}</p>
    </Screen>
  );
};

export const BookingsPage = () => <SectionPage name="bookings" />;
export const DriversPage = () => <SectionPage name="drivers" />;
export const BannersPage = () => <SectionPage name="banners" />;
export const NewsPage = () => <SectionPage name="news" />;
export const ReportsPage = () => <SectionPage name="reports" />;
