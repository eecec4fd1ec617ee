import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './entry.module.css';

export const EraseButton = ({ onErase }: { readonly onErase: () => void }) => {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles.erase}
      aria-label={t('kiosk.entry.erase')}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onErase}
    >
      <Icon stroke={2}>
        <path d="M9 5h11a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H9l-6-7zM12 9.5l5 5M17 9.5l-5 5" />
      </Icon>
    </button>
  );
};
