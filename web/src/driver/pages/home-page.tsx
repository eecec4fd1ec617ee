import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LoginPage } from '../../features/accounts/sign-in/login-page.tsx';
import { FreePlaces, registrationHash, rememberFreePlaces } from '../../features/free-places/free-places.tsx';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';

const RegistrationPage = lazy(async () => ({
  default: (await import('../../features/accounts/registration/registration-page.tsx')).RegistrationPage,
}));

export const rememberFirstData = rememberFreePlaces;

export const HomePage = () => {
  const { t } = useTranslation();
  usePageTitle(t('freePlaces.title'));
  const isRegistering = useLocation({ select: ({ hash }) => hash === registrationHash });
  return (
    <FreePlaces>
      {isRegistering ? (
        <Suspense fallback={<SkeletonRows rows={1} height={560} />}>
          <RegistrationPage isBesidePlaces />
        </Suspense>
      ) : (
        <LoginPage level={2} />
      )}
    </FreePlaces>
  );
};
