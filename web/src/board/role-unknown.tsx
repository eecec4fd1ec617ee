import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../features/shell/load-failure.tsx';
import { Screen } from '../features/shell/screen.tsx';
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
