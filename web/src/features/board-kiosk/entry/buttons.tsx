import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { TapButton } from '../frame/tap-button.tsx';
import styles from './entry.module.css';

export const EraseButton = ({ onErase }: { readonly onErase: () => void }) => {
  const { t } = useTranslation();
  return (
    <TapButton
      className={`${layout.centred} ${layout.end} ${styles.erase}`}
      aria-label={t('kiosk.entry.erase')}
      onClick={onErase}
    >
      <Icon stroke={2} path="M9 5h11a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H9l-6-7zM12 9.5l5 5M17 9.5l-5 5" />
    </TapButton>
  );
};

type SubmitButtonProps = {
  readonly isBusy: boolean;
  readonly canSubmit: boolean;
  readonly onSubmit: () => void;
};

export const SubmitButton = ({ isBusy, canSubmit, onSubmit }: SubmitButtonProps) => {
  const { t } = useTranslation();
  return (
    <TapButton
      className={`${layout.line} ${styles.submit}`}
      disabled={!canSubmit}
      data-busy={isBusy}
      onClick={onSubmit}
    >
      {isBusy ? t('kiosk.entry.busy') : t('kiosk.entry.submit')}
      {!isBusy && canSubmit && <Icon stroke={2} path="M4 12h16M14 6l6 6-6 6" />}
    </TapButton>
  );
};
