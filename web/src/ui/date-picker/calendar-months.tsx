import classes from './calendar.module.css';
import { addMonths, partsOf } from './calendar-day.ts';
import { type CalendarGridProps, GridCell, GridFrame, isOutside } from './calendar-grid.tsx';
import { monthNames, monthTitle } from './calendar-names.ts';

const quarters = [1, 4, 7, 10];

export const CalendarMonths = (props: CalendarGridProps) => {
  const { language, cursor, value, today, min, max, onPick } = props;
  const names = monthNames(language);

  const monthCell = (month: number) => {
    const day = addMonths(cursor, month - partsOf(cursor).month);
    const name = day.slice(0, 7);
    return (
      <GridCell
        key={month}
        name={name}
        label={monthTitle(language, day)}
        className={classes.month}
        isSelected={name === value.slice(0, 7)}
        isCurrent={name === today.slice(0, 7)}
        isCursor={day === cursor}
        isDisabled={isOutside(name, { min, max })}
        onPick={() => onPick(day)}
      >
        {names[month - 1]}
      </GridCell>
    );
  };

  return (
    <GridFrame gridRef={props.gridRef} label={props.label} onKeyDown={props.onKeyDown}>
      <tbody>
        {quarters.map((first) => (
          <tr key={first}>{[first, first + 1, first + 2].map(monthCell)}</tr>
        ))}
      </tbody>
    </GridFrame>
  );
};
