import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../../ui/panel/side-panel.tsx';
import styles from '../panel/panel.module.css';
import { useUserSearch } from '../user-search.ts';
import { CallerForm } from './caller-form.tsx';

/** An account for somebody who calls and has none. */
export const OpenAccountPanel = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { address } = useUserSearch();
  const title = t('boardUsers.open.title');
  return (
    <SidePanel label={title} onClose={() => void navigate({ to: '/users', search: address })}>
      <div className={styles.head}>
        <h2>{title}</h2>
      </div>
      <p className={styles.none}>{t('boardUsers.open.text')}</p>
      <CallerForm />
    </SidePanel>
  );
};
