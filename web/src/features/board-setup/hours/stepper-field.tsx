import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import button from '../../../ui/button/button.module.css';
import { NumericInput } from '../../../ui/fields/numeric-input.tsx';
import { useField } from '../../../ui/form/use-field.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from '../setup.module.css';

type StepperFieldProps<Input extends FieldValues, Output> = {
  readonly control: Control<Input, unknown, Output>;
  readonly name: FieldPath<Input>;
  readonly serverPath: string;
  readonly label: string;
};

/** A number with buttons, because it is often changed by one. */
export const StepperField = <Input extends FieldValues, Output>(props: StepperFieldProps<Input, Output>) => {
  const { t } = useTranslation();
  const { field, error, rest } = useField(props);
  const add = (step: number) => field.onChange(String(Math.max(0, Number(field.value) + step)));
  const stepButton = (label: string, path: string, step: number) => (
    <button type="button" className={button.icon} aria-label={label} onClick={() => add(step)}>
      <Icon path={path} />
    </button>
  );
  return (
    <NumericInput
      {...rest}
      {...field}
      error={error}
      maxLength={4}
      className={styles.stepper}
      leftSectionWidth={44}
      rightSectionWidth={44}
      leftSectionPointerEvents="all"
      rightSectionPointerEvents="all"
      leftSection={stepButton(t('setup.hours.less', { field: rest.label }), 'M6 12h12', -1)}
      rightSection={stepButton(t('setup.hours.more', { field: rest.label }), 'M6 12h12M12 6v12', 1)}
    />
  );
};
