import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './entry.module.css';

type SubmitButtonProps = {
  readonly isBusy: boolean;
  readonly canSubmit: boolean;
  readonly onSubmit: () => void;
};

export const SubmitButton = ({ isBusy, canSubmit, onSubmit }: SubmitButtonProps) => {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles.submit}
      disabled={!canSubmit}
      data-busy={isBusy}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onSubmit}
    >
      {isBusy ? t('kiosk.entry.busy') : t('kiosk.entry.submit')}
      {!isBusy && canSubmit && (
        <Icon stroke={2}>
          <path d="M4 12h16M14 6l6 6-6 6" />
        </Icon>
      )}
    </button>
  );
};
