import { Button, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type Ref, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longDay } from '../../../domain/checkpoint/checkpoint-words.ts';
import { listWords } from '../../../lib/words/list-words.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { type CalendarSlot, isOpen } from './plan-week.ts';
import { periodOf } from './stretch.ts';
import { type ParamsForm, useStretchActs } from './use-stretch-acts.ts';
import styles from './week-grid.module.css';

type CapacitySetterProps = {
  /** The capacity that all chosen slots share. Blank if they differ. */
  readonly capacity: string;
  readonly onSet: (capacity: string) => void;
};

const CapacitySetter = ({ capacity, onSet }: CapacitySetterProps) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(capacity);
  const canSet = typed !== '' && typed !== capacity;
  const set = () => {
    if (canSet) onSet(String(Number(typed)));
  };
  return (
    <>
      <TextInput
        size="sm"
        className={styles.capacity ?? ''}
        aria-label={t('parameters.calendar.capacity')}
        leftSection={t('parameters.override.capacity')}
        leftSectionWidth={64}
        value={typed}
        inputMode="numeric"
        maxLength={4}
        onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, ''))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Without this, Enter would submit the surrounding form.
          event.preventDefault();
          set();
        }}
      />
      <Button size="sm" variant="default" disabled={!canSet} onClick={set}>
        {t('parameters.calendar.setCapacity')}
      </Button>
    </>
  );
};

type StretchBarProps = {
  readonly ref: Ref<HTMLElement>;
  readonly form: ParamsForm;
  readonly slots: readonly CalendarSlot[];
  readonly booked: number;
  readonly onExtend: () => void;
  readonly onClose: () => void;
};

const useWhen = (slots: readonly CalendarSlot[]) => {
  const { t } = useTranslation();
  const { fromDay, fromTime, toDay, toTime } = periodOf(slots);
  const [from, to] = [longDay(fromDay), longDay(toDay)];
  return slots.at(-1)?.start.startsWith(fromDay)
    ? t('parameters.calendar.slot', { day: from, from: fromTime, to: slots.at(-1)?.end.slice(11) ?? '' })
    : t('parameters.calendar.stretch', { from, fromTime, to, toTime });
};

/** A closure alone leaves bookings where they are. The other button leads to the page that also moves them. */
const CloseButtons = ({ form, slots, booked }: Pick<StretchBarProps, 'form' | 'slots' | 'booked'>) => {
  const { t } = useTranslation();
  const when = useWhen(slots);
  const { close } = useStretchActs(form, slots);
  const period = periodOf(slots);
  if (booked === 0) {
    const message = t('parameters.calendar.closeMessage');
    return (
      <Button size="sm" variant="default" onClick={() => void close({ when, message })}>
        {t('parameters.calendar.close')}
      </Button>
    );
  }
  const message = t('parameters.calendar.closeKeepMessage', { count: booked });
  return (
    <>
      <Button
        size="sm"
        renderRoot={(props) => (
          <Link
            {...props}
            to="/closure"
            search={{
              from: `${period.fromDay}T${period.fromTime}`,
              to: `${period.toDay}T${period.toTime}`,
            }}
          />
        )}
      >
        {t('parameters.calendar.closeAndMove', { count: booked })}
      </Button>
      <Button size="sm" variant="default" onClick={() => void close({ when, message })}>
        {t('parameters.calendar.closeKeep')}
      </Button>
    </>
  );
};

export const StretchBar = ({ ref, form, slots, booked, onExtend, onClose }: StretchBarProps) => {
  const { t } = useTranslation();
  const id = useId();
  const when = useWhen(slots);
  const acts = useStretchActs(form, slots);
  const capacities = new Set(slots.map(({ capacity }) => String(capacity)));
  const capacity = capacities.size === 1 ? ([...capacities][0] ?? '') : '';
  return (
    <section
      ref={ref}
      className={`${layout.stack} ${styles.bar}`}
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <div className={layout.apart}>
        <strong id={id}>{when}</strong>
        <p className={text.dimmed} role="status">
          {listWords([
            t('parameters.calendar.slots', { count: slots.length }),
            t('parameters.calendar.booked', { count: booked }),
          ])}
        </p>
        <IconButton label={t('parameters.calendar.drop')} icon="close" onPress={onClose} />
      </div>
      <div className={layout.row}>
        <CapacitySetter key={`${when} ${capacity}`} capacity={capacity} onSet={acts.setCapacity} />
        <Button size="sm" variant="subtle" onClick={onExtend}>
          {t('parameters.calendar.extend')}
        </Button>
        {slots.some(({ isOverride }) => isOverride) && (
          <Button size="sm" variant="default" onClick={() => acts.setCapacity(null)}>
            {t('parameters.calendar.usual')}
          </Button>
        )}
        {slots.some(({ closure }) => closure !== null) && (
          <Button size="sm" variant="default" onClick={acts.open}>
            {t('parameters.calendar.open')}
          </Button>
        )}
        {slots.some(isOpen) && <CloseButtons form={form} slots={slots} booked={booked} />}
      </div>
    </section>
  );
};
