import { useTranslation } from 'react-i18next';
import { Screen } from '../ui/screen/screen.tsx';
import { LoadFailure } from '../ui/states/load-failure.tsx';
import { SimpleFrame } from './simple-frame.tsx';

export const RoleUnknown = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation();
  return (
    <SimpleFrame>
      <Screen title={t('shell.screenFailed.title')}>
        <LoadFailure message={t('console.profileFailed')} onRetry={onRetry} />
      </Screen>
    </SimpleFrame>
  );
};
