import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ScrollBox } from '../scroll-box/scroll-box.tsx';
import { dayBookings } from './day-bookings.ts';
import styles from './figures-table.module.css';

type Props = {
  readonly label: string;
  readonly head: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    readonly name: string;
    /** The day whose bookings it opens. */
    readonly day?: string;
    readonly cells: readonly ReactNode[];
  }[];
};

export const FiguresTable = ({ label, head, rows }: Props) => (
  <ScrollBox label={label} className={styles.scroll}>
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, day, cells }) => (
          <tr key={key}>
            <th scope="row">
              {day ? (
                <Link to="/bookings" search={dayBookings(day)}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </th>
            {cells.map((cell, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              <td key={place}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollBox>
);
