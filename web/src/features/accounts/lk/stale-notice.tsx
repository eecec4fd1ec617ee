import { Button } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Button.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { handleError } from '../../../ui/errors/handle-error.ts';
import styles from './account-section.module.css';
import { reloadProfile } from './profile-changes.ts';

/** The profile was changed elsewhere since this form was shown. What is typed stays. */
export const StaleNotice = ({ onReloaded }: { readonly onReloaded: () => void }) => {
  const { t } = useTranslation();
  const [loading, setLoading] = useState(false);
  const reload = async () => {
    setLoading(true);
    await reloadProfile().then(onReloaded, handleError);
    setLoading(false);
  };
  return (
    <div role="alert" className={styles.stale}>
      <p>{t('accounts.lk.stale')}</p>
      <Button variant="default" loading={loading} onClick={() => void reload()}>
        {t('accounts.lk.reload')}
      </Button>
    </div>
  );
};
