import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icons/icon.tsx';
import layout from '../../ui/layout/layout.module.css';
import { isMac } from '../../ui/shortcuts/is-mac.ts';
import { keyWords } from '../../ui/shortcuts/match-key.ts';
import text from '../../ui/text/text.module.css';
import { searchBoxState } from './search-box-state.ts';
import styles from './search-field.module.css';

/** A button that looks like a field and opens the command box. */
export const SearchField = ({ className }: { readonly className?: string | undefined }) => {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={`${layout.line} ${styles.field} ${className ?? ''}`}
      aria-keyshortcuts="Control+K"
      aria-haspopup="dialog"
      onClick={searchBoxState.open}
    >
      <Icon size={18} path="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14M20 20l-4-4" />
      <span className={`${text.clip} ${layout.grow}`}>{t('boardSearch.placeholder')}</span>
      <kbd>{keyWords('Mod+K', isMac)}</kbd>
    </button>
  );
};
