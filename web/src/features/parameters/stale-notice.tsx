import { Button } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.css';
import { useTranslation } from 'react-i18next';
import styles from './parameters.module.css';

type StaleNoticeProps = { readonly version: number; readonly onTake: () => void };

export const StaleNotice = ({ version, onTake }: StaleNoticeProps) => {
  const { t } = useTranslation();
  return (
    <div role="alert" className={styles.stale}>
      <p>{t('parameters.stale.text', { version })}</p>
      <Button variant="default" onClick={onTake}>
        {t('parameters.stale.reload')}
      </Button>
    </div>
  );
};
