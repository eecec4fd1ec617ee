import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './paged-list.module.css';

type ListNoticeProps = { readonly text: string; readonly onRetry?: () => void };

export const ListNotice = ({ text, onRetry }: ListNoticeProps) => {
  const { t } = useTranslation();
  return (
    <div role="alert" className={styles.notice}>
      <span>{text}</span>
      {onRetry && (
        <Button variant="default" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  );
};
