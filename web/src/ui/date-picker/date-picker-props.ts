import type { CalendarDay } from './calendar-day.ts';
import type { DateError, DateLimits } from './read-date.ts';

export type DatePickerProps = DateLimits & {
  label: string;
  value: CalendarDay | '';
  /** For an unreadable or forbidden date the value is '' and `error` is set. */
  onChange: (value: CalendarDay | '', error: DateError | null) => void;
  /** The highlighted day. By default today at the checkpoint. */
  today?: CalendarDay;
  description?: string;
  /** The form's error. An error of the date itself is shown instead. */
  error?: string;
  required?: boolean;
  disabled?: boolean;
  onBlur?: () => void;
};
