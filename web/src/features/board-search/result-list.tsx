import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ResultRow } from '../../domain/search/result-row.tsx';
import { SearchOption } from '../../domain/search/search-option.tsx';
import { keyOf, type ResultGroup, type SearchResult } from '../../domain/search/search-results.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import styles from './search-box.module.css';

type Props = {
  readonly groups: readonly ResultGroup[];
  readonly active: SearchResult | undefined;
  readonly onOpen: (result: SearchResult) => void;
  readonly onPoint: (result: SearchResult) => void;
};

/** The field keeps the focus. `aria-activedescendant` announces the active option. */
export const ResultList = ({ groups, active, onOpen, onPoint }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const activeKey = active && keyOf(active);
  return (
    // Options cannot take the focus, because the field keeps it.
    <div
      id="search-results"
      className={`${layout.scroll} ${styles.results}`}
      role="listbox"
      aria-label={t('boardSearch.results')}
      tabIndex={-1}
    >
      {groups.map(({ name, results }) => (
        <fieldset key={name} aria-labelledby={`${id}-${name}`}>
          <div id={`${id}-${name}`} className={`${text.small} ${text.strong} ${text.dimmed} ${styles.group}`}>
            {t(`boardSearch.groups.${name}`)}
          </div>
          {results.map((result) => (
            <SearchOption
              key={keyOf(result)}
              id={keyOf(result)}
              isActive={keyOf(result) === activeKey}
              className={`${layout.row} ${styles.row}`}
              onOpen={() => onOpen(result)}
              onPoint={() => onPoint(result)}
            >
              <ResultRow result={result} />
            </SearchOption>
          ))}
        </fieldset>
      ))}
    </div>
  );
};
