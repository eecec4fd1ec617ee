import classes from './calendar.module.css';
import { weeksOfMonth } from './calendar-day.ts';
import { type CalendarGridProps, GridCell, GridFrame, isOutside } from './calendar-grid.tsx';
import { fullDayName, weekdayNames } from './calendar-names.ts';

export const CalendarDays = (props: CalendarGridProps) => {
  const { language, cursor, value, today, min, max, onPick } = props;
  const weekdays = weekdayNames(language);

  return (
    <GridFrame gridRef={props.gridRef} label={props.label} onKeyDown={props.onKeyDown}>
      <thead>
        <tr>
          {weekdays.map(({ short, long }) => (
            <th key={long} className={classes.weekday} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(cursor).map((week) => (
          <tr key={week.find((day) => day !== undefined)}>
            {weekdays.map(({ long }, weekday) => {
              const day = week[weekday];
              if (day === undefined) return <td key={long} />;
              return (
                <GridCell
                  key={long}
                  name={day}
                  label={fullDayName(language, day)}
                  className={classes.cell}
                  isSelected={day === value}
                  isCurrent={day === today}
                  isCursor={day === cursor}
                  isDisabled={isOutside(day, { min, max })}
                  onPick={() => onPick(day)}
                >
                  {Number(day.slice(8))}
                </GridCell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </GridFrame>
  );
};
