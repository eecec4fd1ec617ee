import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import layout from '../layout/layout.module.css';

type Props = { message: string; onRetry: () => void; retryLabel?: string };

export const LoadFailure = ({ message, onRetry, retryLabel }: Props) => {
  const { t } = useTranslation();
  return (
    <div role="alert" className={layout.apart}>
      <p>{message}</p>
      <Button variant="default" onClick={onRetry}>
        {retryLabel ?? t('common.retry')}
      </Button>
    </div>
  );
};
