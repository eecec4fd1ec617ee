import type { CalendarDay } from './calendar-day.ts';
import type { DateError, DateLimits } from './read-date.ts';

export type DatePickerProps = DateLimits & {
  label: string;
  /** `yyyy-MM-dd`, or '' for none. */
  value: CalendarDay | '';
  /** An unreadable or forbidden date is no value: '' and what is wrong. */
  onChange: (value: CalendarDay | '', error: DateError | null) => void;
  /** The day that is marked; by default today at the checkpoint. */
  today?: CalendarDay;
  description?: string;
  /** What the owner has against the value; an error of the date itself comes first. */
  error?: string;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  onBlur?: () => void;
};
