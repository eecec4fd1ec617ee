import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNewVersion } from '../../lib/screen/new-version.ts';
import { Screen } from '../../ui/screen/screen.tsx';
import { LoadFailure } from '../../ui/states/load-failure.tsx';

/** Replaces a screen that has thrown, or whose code could not be loaded. */
export const ScreenFailed = ({ error }: { error: unknown }) => {
  const { t } = useTranslation();
  const router = useRouter();
  const isOld = useNewVersion();
  useEffect(() => console.error(error), [error]);
  return (
    <Screen title={t('shell.screenFailed.title')}>
      <LoadFailure
        message={t(isOld ? 'newVersion.message' : 'shell.screenFailed.message')}
        retryLabel={t(isOld ? 'newVersion.reload' : 'common.retry')}
        onRetry={() => (isOld ? location.reload() : void router.invalidate())}
      />
    </Screen>
  );
};
