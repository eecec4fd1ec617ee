import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NetworkError } from '../../lib/api-error.ts';
import { StateBlock } from './state-block.tsx';

type ErrorStateProps = { readonly error: unknown; readonly onRetry: () => void };

const warning = 'M12 4 2.5 20h19L12 4ZM12 10v5M12 17.5v.01';

export const ErrorState = ({ error, onRetry }: ErrorStateProps) => {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <StateBlock
        icon={warning}
        title={t('states.errorTitle')}
        text={t(error instanceof NetworkError ? 'states.networkText' : 'states.errorText')}
        action={<Button onClick={onRetry}>{t('common.retry')}</Button>}
      />
    </div>
  );
};
