import { useLayoutEffect, useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { longDay } from '../../../domain/checkpoint/checkpoint-words.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import type { ParamsValues } from '../params-values.ts';
import styles from './closure.module.css';
import { ClosureFields, type ClosureProps } from './closure-fields.tsx';

type ClosureValues = ParamsValues['closures'][number];

/** A half-typed date may be invalid. */
const dayWords = (day: string) => (Number.isNaN(Date.parse(day)) ? day : longDay(day));

const When = ({ fromDay, fromTime, toDay, toTime }: ClosureValues) => {
  const { t } = useTranslation();
  const moment = (day: string, time: string) => (
    <span className={styles.whole}>{t('booking.when', { day: dayWords(day), time })}</span>
  );
  if (fromDay !== toDay)
    return (
      <>
        {moment(fromDay, fromTime)} – {moment(toDay, toTime)}
      </>
    );
  const hours = { day: dayWords(fromDay), from: fromTime, to: toTime };
  return <span className={styles.whole}>{t('parameters.calendar.slot', hours)}</span>;
};

/** Collapsed by default, since a year has many holidays; new and invalid ones are open. */
export const Closure = ({ control, index }: ClosureProps) => {
  const { t } = useTranslation();
  const box = useRef<HTMLDetailsElement>(null);
  const values = useWatch({ control, name: `closures.${index}` });
  const { errors, submitCount } = useFormState({ control });
  const isNew = values.fromDay === '' || values.toDay === '';
  const [isOpen, setOpen] = useState(isNew);
  const isWrong = errors.closures?.[index] !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies(submitCount): it may have been shut again since the last refusal
  useLayoutEffect(() => {
    if (!isWrong || !box.current) return;
    box.current.open = true;
    // The form could not focus the invalid field while this was closed.
    if (document.activeElement?.getAttribute('aria-invalid') !== 'true')
      box.current.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isWrong, submitCount]);
  return (
    <details
      ref={box}
      className={styles.closure}
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <b>{isNew ? t('parameters.closure.new') : <When {...values} />}</b>{' '}
        <span className={styles.reason}>{values.reasons[currentLanguage()] || values.reasons.RU}</span>
      </summary>
      <ClosureFields control={control} index={index} />
    </details>
  );
};
