import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { weekdays } from '#contract/params/weekdays.ts';
import type { SetupHours, SetupState } from '#contract/setup/setup.ts';
import { countryDefaults } from '#contract/setup/setup-countries.ts';
import { wholeWords } from '../../../lib/words/number-words.ts';
import chips from '../../../ui/chips/chips.module.css';
import { says } from '../../../ui/form/field-message.ts';
import { Form } from '../../../ui/form/form.tsx';
import { SubmitButton } from '../../../ui/form/form-actions.tsx';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import layout from '../../../ui/layout/layout.module.css';
import { ChoiceSwitch } from '../../../ui/tabs/choice-switch.tsx';
import text from '../../../ui/text/text.module.css';
import styles from '../setup.module.css';
import { StepActions } from '../steps/step-actions.tsx';
import { forgetTyped, readTyped, useKeptValues } from '../steps/use-kept-values.ts';
import { StepperField } from './stepper-field.tsx';
import { slotsOn, toCells, tooManyOn, toWeeklyHours, type WeekCells } from './week-cells.ts';
import { WeekGrid } from './week-grid.tsx';

const digits = z.string().check(z.regex(/^\d+$/, says('validation.required')));
const schema = z
  .object({
    slotMinutes: z.enum(['30', '60', '120']),
    slotCapacity: digits,
    priorityReserve: digits,
    cells: z.array(z.array(z.boolean())),
  })
  .check(
    z.refine((hours) => Number(hours.priorityReserve) <= Number(hours.slotCapacity), {
      path: ['priorityReserve'],
      error: says('setup.hours.reserveTooBig'),
    }),
  );
type Typed = z.input<typeof schema>;

const everyDay = (from: string, to: string) =>
  Object.fromEntries(weekdays.map((day) => [day, [{ from, to }]])) as SetupHours['weeklyHours'];

const lengths = ['30', '60', '120'] as const;

const defaultsOf = ({ hours, place, usualHours }: SetupState): Typed => {
  const country = place?.country ?? 'OTHER';
  const usual = country === 'OTHER' ? usualHours.weeklyHours : everyDay(...countryDefaults[country].hours);
  const { slotMinutes, slotCapacity, priorityReserve } = hours ?? usualHours;
  return {
    slotMinutes: lengths.find((length) => length === String(slotMinutes)) ?? '60',
    slotCapacity: String(slotCapacity),
    priorityReserve: String(priorityReserve),
    cells: toCells(hours?.weeklyHours ?? usual).map((day) => [...day]),
  };
};

/** Numbers of slots and places that drivers will find, shown before anything is stored. */
const useSums = ({ slotMinutes, slotCapacity, priorityReserve, cells }: Typed) => {
  const slots = cells.map((hours) => slotsOn(hours, Number(slotMinutes)));
  const all = slots.reduce((sum, count) => sum + count, 0);
  return {
    isClosed: all === 0,
    most: wholeWords(Math.max(...slots) * Number(slotCapacity)),
    week: {
      places: wholeWords(all * Number(slotCapacity)),
      reserve: wholeWords(all * Number(priorityReserve)),
    },
  };
};

type PresetsProps = { readonly cells: WeekCells; readonly onChange: (cells: WeekCells) => void };

const Presets = ({ cells, onChange }: PresetsProps) => {
  const { t } = useTranslation();
  const presets = {
    allDay: () => toCells(everyDay('00:00', '24:00')),
    daytime: () => toCells(everyDay('08:00', '20:00')),
    asMonday: () => cells.map(() => cells[0] ?? []),
  };
  return (
    <div className={layout.row}>
      {(['allDay', 'daytime', 'asMonday'] as const).map((name) => (
        <button key={name} type="button" className={chips.chip} onClick={() => onChange(presets[name]())}>
          {t(`setup.hours.${name}`)}
        </button>
      ))}
    </div>
  );
};

type HoursStepProps = {
  readonly state: SetupState;
  readonly onKeep: (hours: SetupHours) => Promise<void>;
  readonly onBack: () => void;
};

export const HoursStep = ({ state, onKeep, onBack }: HoursStepProps) => {
  const { t } = useTranslation();
  const flow = useFormFlow({
    schema,
    defaultValues: { ...defaultsOf(state), ...readTyped<Typed>('hours') },
    submit: async ({ slotMinutes, slotCapacity, priorityReserve, cells }) => {
      await onKeep({
        slotMinutes: Number(slotMinutes),
        slotCapacity: Number(slotCapacity),
        priorityReserve: Number(priorityReserve),
        weeklyHours: toWeeklyHours(cells),
      });
      forgetTyped('hours');
    },
  });
  const { control, form } = flow;
  useKeptValues('hours', form);
  const typed = useWatch({ control }) as Typed;
  const { isClosed, most, week } = useSums(typed);
  const tooMany = tooManyOn(typed.cells);
  const change = (cells: WeekCells) =>
    form.setValue(
      'cells',
      cells.map((day) => [...day]),
      { shouldDirty: true },
    );
  return (
    <Form
      flow={flow}
      actions={
        <StepActions
          onBack={onBack}
          summary={
            <>
              <p>
                <b className={styles.sum}>{most}</b> {t('setup.hours.perDay')}
              </p>
              <p className={text.dimmed}>{t('setup.hours.week', week)}</p>
            </>
          }
        >
          <SubmitButton fullWidth={false} disabled={tooMany !== undefined}>
            {t('setup.hours.next')}
          </SubmitButton>
        </StepActions>
      }
    >
      <div className={`${layout.stack} ${styles.body}`}>
        <div className={`${layout.row} ${styles.numbers}`}>
          <ChoiceSwitch
            legend={t('setup.hours.length')}
            name="slotMinutes"
            choices={lengths.map((value) => ({ value, label: t(`setup.hours.lengths.${value}`) }))}
            value={typed.slotMinutes}
            onChange={(value) => form.setValue('slotMinutes', value, { shouldDirty: true })}
          />
          <StepperField
            control={control}
            name="slotCapacity"
            serverPath="hours.slotCapacity"
            label={t('setup.hours.capacity')}
          />
          <StepperField
            control={control}
            name="priorityReserve"
            serverPath="hours.priorityReserve"
            label={t('setup.hours.reserve')}
          />
        </div>
        <Presets cells={typed.cells} onChange={change} />
        <WeekGrid
          cells={typed.cells}
          slotMinutes={Number(typed.slotMinutes)}
          capacity={Number(typed.slotCapacity)}
          onChange={change}
        />
        <div role="status">
          {isClosed && t('setup.hours.closedAll')}
          {tooMany && t('setup.hours.tooMany', { day: t(`parameters.weekdays.${tooMany}`) })}
        </div>
      </div>
    </Form>
  );
};
