import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ResultRow } from '../../domain/search/result-row.tsx';
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

/** The input keeps the focus; the active option is announced by `aria-activedescendant`. */
export const ResultList = ({ groups, active, onOpen, onPoint }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const activeKey = active && keyOf(active);
  useEffect(() => {
    if (activeKey === undefined) return;
    const row = list.current?.querySelector(`#${CSS.escape(activeKey)}`);
    row?.scrollIntoView({ block: 'nearest' });
  }, [activeKey]);
  return (
    // Options cannot take the focus, the input has it.
    <div
      ref={list}
      id="search-results"
      className={styles.results}
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
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and answers the keys for the row.
            <div
              key={keyOf(result)}
              id={keyOf(result)}
              role="option"
              tabIndex={-1}
              aria-selected={keyOf(result) === activeKey}
              className={`${layout.row} ${styles.row}`}
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => onPoint(result)}
              onClick={() => onOpen(result)}
            >
              <ResultRow result={result} />
            </div>
          ))}
        </fieldset>
      ))}
    </div>
  );
};
