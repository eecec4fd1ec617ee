import { TextInput } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../lib/query-client.ts';
import { useToday } from '../../lib/time/time-zone.ts';
import anchored from '../anchored/anchored.module.css';
import { useAnchored } from '../anchored/use-anchored.ts';
import button from '../button/button.module.css';
import { TextButton } from '../button/text-button.tsx';
import layout from '../layout/layout.module.css';
import words from '../text/text.module.css';
import type { CalendarProps } from './calendar.tsx';
import classes from './date-picker.module.css';
import type { DatePickerProps } from './date-picker-props.ts';
import { readDate } from './read-date.ts';

/** Loaded when a date field is first used. Typing works without the calendar. */
const calendarQuery = queryOptions({
  queryKey: ['calendar'],
  queryFn: async () => (await import('./calendar.tsx')).Calendar,
  meta: { isPublic: true },
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
  retry: false,
});

type DatePanelProps = CalendarProps & {
  anchor: RefObject<HTMLElement | null>;
  label: string;
  onClose: () => void;
};

const DatePanel = ({ anchor, label, onClose, ...calendar }: DatePanelProps) => {
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  const { data: Calendar, isFetching, refetch } = useQuery(calendarQuery);
  useAnchored({ anchor, panel, isOpen: true });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };

  return (
    <div
      ref={panel}
      className={`${anchored.floating} ${anchored.panel} ${classes.panel}`}
      popover="manual"
      role="dialog"
      aria-label={t('datePicker.open', { label })}
      onKeyDown={onKeyDown}
    >
      {Calendar && <Calendar {...calendar} />}
      {!Calendar && isFetching && (
        <p className={`${layout.apart} ${words.dimmed} ${anchored.message} ${classes.message}`} role="status">
          {t('datePicker.loading')}
        </p>
      )}
      {!Calendar && !isFetching && (
        <p className={`${layout.apart} ${words.dimmed} ${anchored.message} ${classes.message}`} role="alert">
          {t('datePicker.loadFailed')}
          <TextButton onClick={() => void refetch()}>{t('common.retry')}</TextButton>
        </p>
      )}
    </div>
  );
};

/** Hides errors while somebody types. On blur a valid date becomes `yyyy-MM-dd`, an invalid one stays. */
const useDateText = ({ value, min, max, onChange }: DatePickerProps) => {
  const [draft, setDraft] = useState<string>();
  const [isTyping, setIsTyping] = useState(false);

  const drafted = draft === undefined ? undefined : readDate(draft, { min, max });
  // A value that differs from the draft was set from outside, and replaces it.
  const isDraft = draft !== undefined && (value === '' || value === drafted?.value);
  const text = isDraft ? draft : value;
  const reading = readDate(text, { min, max });

  return {
    text,
    value: reading.value,
    error: isTyping ? null : reading.error,
    write: (next: string) => {
      const { value: nextValue, error } = readDate(next, { min, max });
      setDraft(next);
      setIsTyping(true);
      onChange(nextValue, error);
    },
    settle: () => {
      setIsTyping(false);
      setDraft((before) =>
        before !== undefined && readDate(before, { min, max }).value !== '' ? undefined : before,
      );
    },
  };
};

const CalendarIcon = () => (
  <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" aria-hidden="true">
    <rect x="2.75" y="3.75" width="14.5" height="13.5" rx="2.5" strokeWidth="1.5" />
    <path d="M2.75 8h14.5M6.5 2v3M13.5 2v3" strokeWidth="1.5" strokeLinecap="round" />
  </svg>
);

export const DatePicker = (props: DatePickerProps) => {
  const { label, min, max, required = false, disabled = false } = props;
  const todayAtCheckpoint = useToday();
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { text, value, error, write, settle } = useDateText(props);

  const closeAndReturn = () => {
    setIsOpen(false);
    field.current?.focus();
  };

  const leaving = {
    onBlur: (event: FocusEvent) => {
      if (event.currentTarget.contains(event.relatedTarget)) return;
      setIsOpen(false);
      props.onBlur?.();
    },
  };

  return (
    <div {...leaving}>
      <TextInput
        ref={field}
        classNames={{ input: classes.input ?? '' }}
        label={label}
        description={props.description}
        error={error === null ? props.error : t(`datePicker.errors.${error}`, { min, max })}
        placeholder={t('datePicker.format')}
        required={required}
        disabled={disabled}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onFocus={() => void queryClient.prefetchQuery(calendarQuery)}
        onBlur={settle}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setIsOpen(true);
        }}
        rightSectionPointerEvents="all"
        rightSection={
          <button
            type="button"
            className={`${button.icon} ${words.dimmed}`}
            disabled={disabled}
            aria-label={t('datePicker.open', { label })}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => (isOpen ? closeAndReturn() : setIsOpen(true))}
          >
            <CalendarIcon />
          </button>
        }
      />
      {isOpen && (
        <DatePanel
          anchor={field}
          label={label}
          value={value}
          today={props.today ?? todayAtCheckpoint}
          min={min}
          max={max}
          onClose={closeAndReturn}
          onPick={(day) => {
            write(day);
            settle();
            closeAndReturn();
          }}
        />
      )}
    </div>
  );
};
