import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import layout from '../layout/layout.module.css';
import styles from './data-table.module.css';

export type Sort<Key extends string> = { readonly by: Key; readonly direction: 'ASC' | 'DESC' };

export const nextSort = <Key extends string>(sort: Sort<Key> | undefined, by: Key): Sort<Key> => ({
  by,
  direction: sort?.by === by && sort.direction === 'ASC' ? 'DESC' : 'ASC',
});

export type Column<Key extends string> = {
  readonly key: string;
  readonly label: string;
  readonly sortBy?: Key | undefined;
  /** Hides the heading from sight, for a column of icons or buttons. */
  readonly isUnlabelled?: boolean;
  /** Hides the column in a narrow table. Its cells have the class `wideOnly`. */
  readonly isWide?: boolean;
};

type Sorting<Key extends string> = {
  readonly sort?: Sort<Key> | undefined;
  readonly onSort?: ((sort: Sort<Key>) => void) | undefined;
};

const marks = { ASC: 'M7 14l5-5 5 5', DESC: 'M7 10l5 5 5-5', none: 'M8 10l4-4 4 4M8 14l4 4 4-4' };
const orders = { ASC: 'ascending', DESC: 'descending', none: 'none' } as const;

type HeadingProps<Key extends string> = Sorting<Key> & { readonly column: Column<Key> };

const Heading = <Key extends string>({ column, sort, onSort }: HeadingProps<Key>) => {
  const { key, label, sortBy, isUnlabelled = false, isWide = false } = column;
  const cell = { scope: 'col', 'data-column': key, className: isWide ? styles.wideOnly : undefined };
  if (sortBy === undefined || !onSort)
    return <th {...cell}>{isUnlabelled ? <VisuallyHidden>{label}</VisuallyHidden> : label}</th>;
  const direction = sort?.by === sortBy ? sort.direction : 'none';
  return (
    <th {...cell} aria-sort={orders[direction]}>
      <button
        type="button"
        className={`${layout.line} ${layout.tight} ${styles.sort}`}
        data-sorted={direction !== 'none'}
        onClick={() => onSort(nextSort(sort, sortBy))}
      >
        {label}
        <Icon size={16} stroke={2} path={marks[direction]} />
      </button>
    </th>
  );
};

type Props<Key extends string> = Sorting<Key> & {
  readonly label: string;
  readonly columns: readonly Column<Key>[];
  /** Comes from `useRowKeys().list`. */
  readonly rowKeys?: object;
  /** Rows become cards if there is no room for columns. */
  readonly hasCards?: boolean;
  /** Rows of the class `row`, each with one link of the class `link`, so that the whole row can be clicked. */
  readonly children: ReactNode;
};

export const DataTable = <Key extends string>(props: Props<Key>) => {
  const { label, columns, sort, onSort, rowKeys, hasCards = false, children } = props;
  return (
    <div className={styles.scroll}>
      <table className={hasCards ? `${styles.table} ${styles.cards}` : styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody {...rowKeys}>{children}</tbody>
      </table>
    </div>
  );
};
