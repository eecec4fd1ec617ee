import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../features/shell/load-failure.tsx';
import { Screen } from '../features/shell/screen.tsx';
import { profileQuery } from '../lib/profile.ts';
import { SimpleFrame } from './simple-frame.tsx';

export const RoleUnknown = () => {
  const { t } = useTranslation();
  const { isFetching, refetch } = useQuery(profileQuery);
  return (
    <SimpleFrame>
      <Screen title={t('shell.screenFailed.title')}>
        <LoadFailure
          message={t('console.profileFailed')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Screen>
    </SimpleFrame>
  );
};
