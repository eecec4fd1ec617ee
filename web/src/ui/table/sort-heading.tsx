import { Icon } from '../icons/icon.tsx';
import styles from './data-table.module.css';
import { nextSort, type Sort } from './next-sort.ts';

type Props<Key extends string> = {
  readonly label: string;
  readonly column: string;
  readonly isWide: boolean;
  readonly by: Key;
  readonly sort: Sort<Key> | undefined;
  readonly onSort: (sort: Sort<Key>) => void;
};

const marks = { ASC: 'M7 14l5-5 5 5', DESC: 'M7 10l5 5 5-5', none: 'M8 10l4-4 4 4M8 14l4 4 4-4' };

export const SortHeading = <Key extends string>({ label, column, isWide, by, sort, onSort }: Props<Key>) => {
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
