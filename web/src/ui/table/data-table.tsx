import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './data-table.module.css';
import { nextSort, type Sort } from './next-sort.ts';

type SortHeadingProps<Key extends string> = {
  readonly label: string;
  readonly column: string;
  readonly isWide: boolean;
  readonly by: Key;
  readonly sort: Sort<Key> | undefined;
  readonly onSort: (sort: Sort<Key>) => void;
};

const marks = { ASC: 'M7 14l5-5 5 5', DESC: 'M7 10l5 5 5-5', none: 'M8 10l4-4 4 4M8 14l4 4 4-4' };

const SortHeading = <Key extends string>({
  label,
  column,
  isWide,
  by,
  sort,
  onSort,
}: SortHeadingProps<Key>) => {
  const direction = sort?.by === by ? sort.direction : undefined;
  const order = direction && ({ ASC: 'ascending', DESC: 'descending' } as const)[direction];
  return (
    <th
      scope="col"
      data-column={column}
      className={isWide ? styles.wideOnly : undefined}
      aria-sort={order ?? 'none'}
    >
      <button
        type="button"
        className={styles.sort}
        data-sorted={direction !== undefined}
        onClick={() => onSort(nextSort(sort, by))}
      >
        {label}
        <Icon size={16} stroke={2}>
          <path d={marks[direction ?? 'none']} />
        </Icon>
      </button>
    </th>
  );
};

export type Column<Key extends string> = {
  readonly key: string;
  readonly label: string;
  readonly sortBy?: Key | undefined;
  /** Visually hidden heading, for a column of icons or buttons. */
  readonly isUnlabelled?: boolean;
  /** Absent in a narrow table; its cells have the class `wideOnly`. */
  readonly isWide?: boolean;
};

type Props<Key extends string> = {
  readonly label: string;
  readonly columns: readonly Column<Key>[];
  readonly sort?: Sort<Key> | undefined;
  readonly onSort?: (sort: Sort<Key>) => void;
  /** From `useRowKeys().list`. */
  readonly rowKeys?: object;
  /** Rows become cards where there is no room for columns. */
  readonly hasCards?: boolean;
  /** Rows: `<tr className={tableRow}>`, each with one link that has `rowLink`. */
  readonly children: ReactNode;
};

export const DataTable = <Key extends string>(props: Props<Key>) => {
  const { label, columns, sort, onSort, rowKeys, hasCards = false, children } = props;
  return (
    <div className={styles.scroll}>
      <table className={hasCards ? `${styles.table} ${styles.cards}` : styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ key, label: name, sortBy, isUnlabelled = false, isWide = false }) =>
              sortBy !== undefined && onSort ? (
                <SortHeading
                  key={key}
                  label={name}
                  column={key}
                  isWide={isWide}
                  by={sortBy}
                  sort={sort}
                  onSort={onSort}
                />
              ) : (
                <th key={key} scope="col" data-column={key} className={isWide ? styles.wideOnly : undefined}>
                  {isUnlabelled ? <VisuallyHidden>{name}</VisuallyHidden> : name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody {...rowKeys}>{children}</tbody>
      </table>
    </div>
  );
};

/** The whole row is clickable; its link has the focus. */
export const tableRow = styles.row;
export const rowLink = styles.link;
export const secondLine = styles.second;
export const { wideOnly, narrowOnly } = styles;
