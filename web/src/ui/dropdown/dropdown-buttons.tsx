import { useTranslation } from 'react-i18next';
import { ChevronIcon, CrossIcon } from '../icons/icon.tsx';
import layout from '../layout/layout.module.css';
import classes from './dropdown.module.css';

type DropdownButtonsProps = {
  isOpen: boolean;
  isDisabled: boolean;
  onToggle: () => void;
  onClear?: () => void;
  returnFocus: () => void;
};

export const DropdownButtons = (props: DropdownButtonsProps) => {
  const { isOpen, isDisabled, onToggle, onClear, returnFocus } = props;
  const { t } = useTranslation();
  return (
    <>
      {onClear !== undefined && (
        <button
          type="button"
          className={`${layout.centred} ${classes.button}`}
          aria-label={t('dropdown.clearAll')}
          title={t('dropdown.clearAll')}
          onClick={() => {
            onClear();
            returnFocus();
          }}
        >
          <CrossIcon />
        </button>
      )}
      <button
        type="button"
        className={`${layout.centred} ${classes.button}`}
        tabIndex={-1}
        disabled={isDisabled}
        aria-label={t(isOpen ? 'dropdown.close' : 'dropdown.open')}
        // The focus stays in the field, because a blur would close the list before the click arrives.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          returnFocus();
          onToggle();
        }}
      >
        <ChevronIcon isUp={isOpen} />
      </button>
    </>
  );
};
