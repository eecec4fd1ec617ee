import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import classes from './calendar.module.css';
import type { CalendarDay } from './calendar-day.ts';
import type { DateLimits } from './read-date.ts';

export type CalendarGridProps = DateLimits & {
  gridRef: RefObject<HTMLTableElement | null>;
  language: string;
  label: string;
  /** Where the keyboard stands. */
  cursor: CalendarDay;
  value: CalendarDay;
  today: CalendarDay;
  onKeyDown: (event: KeyboardEvent) => void;
  onPick: (day: CalendarDay) => void;
};

type GridFrameProps = Pick<CalendarGridProps, 'gridRef' | 'label' | 'onKeyDown'> & { children: ReactNode };

export const GridFrame = ({ gridRef, label, onKeyDown, children }: GridFrameProps) => {
  const behaviour = { role: 'grid', 'aria-label': label, onKeyDown };
  return (
    <table ref={gridRef} className={classes.grid} {...behaviour}>
      {children}
    </table>
  );
};

type GridCellProps = {
  /** What the calendar finds the cell by. */
  name: string;
  label: string;
  className: string | undefined;
  isSelected: boolean;
  isCurrent: boolean;
  isCursor: boolean;
  isDisabled: boolean;
  onPick: () => void;
  children: ReactNode;
};

/** One cell; only the one under the cursor is a stop for Tab, the arrows do the rest. */
export const GridCell = (props: GridCellProps) => {
  const selection = { 'aria-selected': props.isSelected };
  return (
    <td {...selection}>
      <button
        type="button"
        className={props.className}
        data-cell={props.name}
        tabIndex={props.isCursor ? 0 : -1}
        disabled={props.isDisabled}
        aria-label={props.label}
        aria-current={props.isCurrent ? 'date' : undefined}
        onClick={props.onPick}
      >
        {props.children}
      </button>
    </td>
  );
};

/** Whether a day or a month, each as its text, lies outside the limits. */
export const isOutside = (name: string, { min, max }: DateLimits) =>
  (min !== undefined && name < min.slice(0, name.length)) ||
  (max !== undefined && name > max.slice(0, name.length));
