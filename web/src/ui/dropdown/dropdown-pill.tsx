import { useTranslation } from 'react-i18next';
import { CrossIcon } from '../icons/icon.tsx';
import layout from '../layout/layout.module.css';
import text from '../text/text.module.css';
import classes from './dropdown.module.css';

type DropdownPillProps = { label: string; isDisabled: boolean; onRemove: () => void };

/** Not a tab stop: Backspace in the field removes it. */
export const DropdownPill = ({ label, isDisabled, onRemove }: DropdownPillProps) => {
  const { t } = useTranslation();
  return (
    <span className={classes.pill}>
      <span className={text.clip}>{label}</span>
      {!isDisabled && (
        <button
          type="button"
          className={`${layout.centred} ${classes.button}`}
          tabIndex={-1}
          aria-label={t('dropdown.remove', { label })}
          onClick={(event) => {
            event.stopPropagation();
            onRemove();
          }}
        >
          <CrossIcon />
        </button>
      )}
    </span>
  );
};
