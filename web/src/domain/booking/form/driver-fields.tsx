import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { EmailField, TextField } from '../../../ui/fields/text-field.tsx';
import styles from './booking-form.module.css';
import type { DriverValues } from './driver-values.ts';

type DriverFieldsProps<Input extends FieldValues & DriverValues, Output> = {
  readonly control: Control<Input, unknown, Output>;
};

/** The driver's name and contacts. */
export const DriverFields = <Input extends FieldValues & DriverValues, Output>({
  control,
}: DriverFieldsProps<Input, Output>) => {
  const { t } = useTranslation();
  const named = (name: keyof DriverValues) => ({ control, name: name as FieldPath<Input> });
  return (
    <>
      <div className={styles.names}>
        <TextField {...named('lastName')} serverPath="lastNameOfDriver" label={t('booking.form.lastName')} />
        <TextField
          {...named('firstName')}
          serverPath="firstNameOfDriver"
          label={t('booking.form.firstName')}
        />
        <TextField
          {...named('patronymic')}
          serverPath="patronymicOfDriver"
          label={t('booking.form.patronymic')}
        />
      </div>
      <div className={styles.pair}>
        <PhoneField {...named('phoneNumber')} label={t('booking.form.phone')} />
        <EmailField
          {...named('email')}
          label={t('booking.form.email')}
          description={t('booking.form.emailHint')}
        />
      </div>
    </>
  );
};
