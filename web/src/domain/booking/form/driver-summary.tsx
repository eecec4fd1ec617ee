import { Button } from '@mantine/core';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FormFlow } from '../../../ui/form/use-form-flow.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { fullName } from '../../account/full-name.ts';
import styles from './booking-form.module.css';
import { DriverFields } from './driver-fields.tsx';
import type { DriverValues } from './driver-values.ts';

type DriverSummaryProps<Input extends FieldValues & DriverValues, Output> = {
  readonly flow: FormFlow<Input, Output>;
};

/** Most account holders drive themselves, so they are shown in one line. Errors unfold the fields. */
export const DriverSummary = <Input extends FieldValues & DriverValues, Output>({
  flow,
}: DriverSummaryProps<Input, Output>) => {
  const { t } = useTranslation();
  const values = flow.form.getValues();
  const [isOpen, setOpen] = useState(
    () => values.lastName === '' || values.firstName === '' || values.phoneNumber === '',
  );
  const { errors } = flow.form.formState;
  const hasFault = ['lastName', 'firstName', 'patronymic', 'phoneNumber', 'email'].some(
    (name) => name in errors,
  );
  if (hasFault && !isOpen) setOpen(true);
  if (isOpen) return <DriverFields control={flow.control} />;
  return (
    <div className={`${layout.apart} ${layout.boxed} ${styles.driver}`}>
      <div className={`${layout.row} ${layout.words}`}>
        <span className={text.dimmed}>{t('booking.form.driver')}</span>
        <span>{fullName(values)}</span>
        <span className={`${text.dimmed} ${text.figures}`}>{values.phoneNumber}</span>
      </div>
      <Button variant="subtle" size="compact-md" onClick={() => setOpen(true)}>
        {t('booking.form.changeDriver')}
      </Button>
    </div>
  );
};
