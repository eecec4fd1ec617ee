import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { EmailField, TextField } from '../../../ui/fields/text-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import type { DriverValues } from './driver-values.ts';

type DriverFieldsProps<Input extends FieldValues & DriverValues, Output> = {
  readonly control: Control<Input, unknown, Output>;
};

const bound = <Input extends FieldValues & DriverValues, Output>(
  control: Control<Input, unknown, Output>,
  name: keyof DriverValues,
) => ({ control, name: name as FieldPath<Input> });

/** Columns are wide enough for labels in one line, because a wrapped label would misalign its field. */
const roomForLabels = { '--column': '260px' } as object;

export const DriverNames = <Input extends FieldValues & DriverValues, Output>({
  control,
}: DriverFieldsProps<Input, Output>) => {
  const { t } = useTranslation();
  return (
    <div className={layout.columns} style={roomForLabels}>
      {(['lastName', 'firstName', 'patronymic'] as const).map((name) => (
        <TextField
          key={name}
          {...bound(control, name)}
          serverPath={`${name}OfDriver`}
          label={t(`booking.form.${name}`)}
        />
      ))}
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
      <div className={layout.columns}>
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
