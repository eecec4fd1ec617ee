import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '../notice/notice.tsx';

type ListNoticeProps = { readonly text: string; readonly onRetry?: () => void };

export const ListNotice = ({ text, onRetry }: ListNoticeProps) => {
  const { t } = useTranslation();
  return (
    <Notice role="alert">
      <span>{text}</span>
      {onRetry && (
        <Button variant="default" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </Notice>
  );
};
