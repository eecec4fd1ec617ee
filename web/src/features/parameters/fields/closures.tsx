import { Link } from '@tanstack/react-router';
import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { longDay } from '../../../domain/checkpoint/checkpoint-words.ts';
import { ReasonField } from '../../../domain/reasons/reason-field.tsx';
import { noReason } from '../../../domain/reasons/reason-texts.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import controls from '../../../ui/button/text-button.module.css';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { TimeField } from '../../../ui/fields/time-field.tsx';
import text from '../../../ui/text/text.module.css';
import type { ControlProps, ParamsValues } from '../params-values.ts';
import styles from './item-list.module.css';
import { ItemList } from './item-list.tsx';

type ClosureProps = ControlProps & { readonly index: number };

const ClosureFields = ({ control, index }: ClosureProps) => {
  const { t } = useTranslation();
  const name = `closures.${index}` as const;
  const period = { deps: [`${name}.toDay` as const, `${name}.toTime` as const] };
  return (
    <div className={styles.period}>
      {(['from', 'to'] as const).map((end) => (
        <Fragment key={end}>
          <DateField
            control={control}
            name={`${name}.${end}Day`}
            {...period}
            serverPath={`${name}.${end}`}
            label={t(`parameters.closure.${end}Day`)}
          />
          <TimeField
            control={control}
            name={`${name}.${end}Time`}
            {...period}
            label={t(`parameters.closure.${end}Time`)}
          />
        </Fragment>
      ))}
      <ReasonField
        control={control}
        name={`${name}.reasons`}
        label={t('parameters.closure.reason')}
        kind="CLOSURE"
      />
    </div>
  );
};

type ClosureValues = ParamsValues['closures'][number];

/** A half-typed date may be invalid. */
const dayWords = (day: string) => (Number.isNaN(Date.parse(day)) ? day : longDay(day));

const When = ({ fromDay, fromTime, toDay, toTime }: ClosureValues) => {
  const { t } = useTranslation();
  const moment = (day: string, time: string) => (
    <span className={text.figures}>{t('booking.when', { day: dayWords(day), time })}</span>
  );
  if (fromDay !== toDay)
    return (
      <>
        {moment(fromDay, fromTime)} – {moment(toDay, toTime)}
      </>
    );
  const hours = { day: dayWords(fromDay), from: fromTime, to: toTime };
  return <span className={text.figures}>{t('parameters.calendar.slot', hours)}</span>;
};

/** Collapsed, because a year has many holidays. New and invalid closures are open. */
const Closure = ({ control, index }: ClosureProps) => {
  const { t } = useTranslation();
  const box = useRef<HTMLDetailsElement>(null);
  const values = useWatch({ control, name: `closures.${index}` });
  const { errors, submitCount } = useFormState({ control });
  const isNew = values.fromDay === '' || values.toDay === '';
  const [isOpen, setOpen] = useState(isNew);
  const isWrong = errors.closures?.[index] !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies(submitCount): opens again at each refusal
  useLayoutEffect(() => {
    if (!isWrong || !box.current) return;
    box.current.open = true;
    // While the closure was collapsed, the form could not focus its invalid field.
    if (document.activeElement?.getAttribute('aria-invalid') !== 'true')
      box.current.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isWrong, submitCount]);
  return (
    <details ref={box} open={isOpen || isWrong} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <b>{isNew ? t('parameters.closure.new') : <When {...values} />}</b>{' '}
        <span className={text.dimmed}>{values.reasons[currentLanguage()] || values.reasons.RU}</span>
      </summary>
      <ClosureFields control={control} index={index} />
    </details>
  );
};

const wholeDay = { fromDay: '', fromTime: '00:00', toDay: '', toTime: '00:00', reasons: noReason };

export const Closures = ({ control }: ControlProps) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'closures' });
  const { t } = useTranslation();
  return (
    <>
      <p className={text.dimmed}>
        {t('parameters.closure.withShift')}{' '}
        <Link to="/closure" className={controls.link}>
          {t('boardClosure.link')}
        </Link>
      </p>
      <ItemList
        kind="closure"
        ids={fields.map(({ id }) => id)}
        renderItem={(index) => <Closure control={control} index={index} />}
        onAdd={() => append(wholeDay, { shouldFocus: false })}
        onRemove={remove}
      />
    </>
  );
};
