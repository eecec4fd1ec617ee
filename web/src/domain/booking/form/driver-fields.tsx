import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { EmailField, TextField } from '../../../ui/fields/text-field.tsx';
import styles from './booking-form.module.css';
import type { DriverValues } from './driver-values.ts';

type DriverFieldsProps<Input extends FieldValues & DriverValues, Output> = {
  readonly control: Control<Input, unknown, Output>;
};

const bound = <Input extends FieldValues & DriverValues, Output>(
  control: Control<Input, unknown, Output>,
  name: keyof DriverValues,
) => ({ control, name: name as FieldPath<Input> });

export const DriverNames = <Input extends FieldValues & DriverValues, Output>({
  control,
}: DriverFieldsProps<Input, Output>) => {
  const { t } = useTranslation();
  return (
    <div className={styles.pair}>
      <TextField
        {...bound(control, 'lastName')}
        serverPath="lastNameOfDriver"
        label={t('booking.form.lastName')}
      />
      <TextField
        {...bound(control, 'firstName')}
        serverPath="firstNameOfDriver"
        label={t('booking.form.firstName')}
      />
      <TextField
        {...bound(control, 'patronymic')}
        serverPath="patronymicOfDriver"
        label={t('booking.form.patronymic')}
      />
    </div>
  );
};

export const DriverFields = <Input extends FieldValues & DriverValues, Output>({
  control,
}: DriverFieldsProps<Input, Output>) => {
  const { t } = useTranslation();
  return (
    <>
      <DriverNames control={control} />
      <div className={styles.pair}>
        <PhoneField {...bound(control, 'phoneNumber')} label={t('booking.form.phone')} />
        <EmailField
          {...bound(control, 'email')}
          label={t('booking.form.email')}
          description={t('booking.form.emailHint')}
        />
      </div>
    </>
  );
};
