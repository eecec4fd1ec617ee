import { useTranslation } from 'react-i18next';
import { ApiError } from '../lib/api-error.ts';
import { Screen } from '../ui/screen/screen.tsx';
import { LoadFailure } from '../ui/states/load-failure.tsx';
import { SimpleFrame } from './simple-frame.tsx';

/** The server is out of reach: there is no answer, or only one from a proxy in front of it. */
const isAway = (error: unknown) => !(error instanceof ApiError) || error.status >= 500;

type Props = { readonly error: unknown; readonly onRetry: () => void };

export const RoleUnknown = ({ error, onRetry }: Props) => {
  const { t } = useTranslation();
  return (
    <SimpleFrame>
      <Screen title={t('shell.screenFailed.title')}>
        <LoadFailure
          message={t(isAway(error) ? 'states.networkText' : 'console.profileFailed')}
          onRetry={onRetry}
        />
      </Screen>
    </SimpleFrame>
  );
};
