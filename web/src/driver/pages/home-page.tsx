import { useTranslation } from 'react-i18next';
import { LoginPage } from '../../features/accounts/sign-in/login-page.tsx';
import { FreePlaces, rememberFreePlaces } from '../../features/free-places/free-places.tsx';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';

export const rememberFirstData = rememberFreePlaces;

export const HomePage = () => {
  const { t } = useTranslation();
  usePageTitle(t('freePlaces.title'));
  return <FreePlaces signIn={<LoginPage level={2} />} />;
};
