import { useTranslation } from 'react-i18next';
import { TextButton } from '../../ui/button/text-button.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import styles from './search-box.module.css';
import type { useSearch } from './use-search.ts';

type Props = {
  readonly search: ReturnType<typeof useSearch>;
  readonly typed: string;
  readonly count: number;
};

/** Shown, and announced to screen readers. */
export const SearchState = ({ search, typed, count }: Props) => {
  const { t } = useTranslation();
  const words = () => {
    if (search.isOffline) return t('boardSearch.offline');
    if (search.isSearching) return t('boardSearch.searching');
    if (search.hasFailed) return t('boardSearch.failed');
    if (typed.length === 1 && count === 0) return t('boardSearch.oneMore');
    if (typed !== '' && count === 0) return t('boardSearch.nothing', { typed });
    return typed === '' ? t('boardSearch.whatFor') : t('boardSearch.count', { count });
  };
  return (
    <div className={`${layout.apart} ${text.small} ${styles.state}`}>
      <span role="status">{words()}</span>
      {search.hasFailed && (
        <TextButton tabIndex={-1} onClick={search.askAgain}>
          {t('common.retry')}
        </TextButton>
      )}
    </div>
  );
};
