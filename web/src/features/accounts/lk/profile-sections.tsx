import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../../../domain/account/profile.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { OfflineState } from '../../../ui/states/offline-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { EmailSection } from './email-section.tsx';
import { PersonalDataSection } from './personal-data-section.tsx';
import { PhoneSection } from './phone-section.tsx';

export const ProfileSections = () => {
  const { data: profile, error, isPaused, refetch } = useQuery(profileQuery);
  if (profile) {
    return (
      <>
        <PersonalDataSection profile={profile} />
        <EmailSection profile={profile} />
        <PhoneSection profile={profile} />
      </>
    );
  }
  if (isPaused) return <OfflineState />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows height={160} />;
};
