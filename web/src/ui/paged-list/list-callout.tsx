import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Callout } from '../callout/callout.tsx';

type ListCalloutProps = { readonly text: string; readonly onRetry: () => void };

export const ListCallout = ({ text, onRetry }: ListCalloutProps) => {
  const { t } = useTranslation();
  return (
    <Callout role="alert">
      <span>{text}</span>
      <Button variant="default" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </Callout>
  );
};
