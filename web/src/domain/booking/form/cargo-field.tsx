import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../lib/i18n.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { CargoChoice } from './use-cargo.ts';

type CargoFieldProps<Input extends FieldValues & { cargoType: string }, Output> = {
  readonly control: Control<Input, unknown, Output>;
  readonly cargo: CargoChoice;
};

export const CargoField = <Input extends FieldValues & { cargoType: string }, Output>({
  control,
  cargo,
}: CargoFieldProps<Input, Output>) => {
  const { t } = useTranslation();
  return (
    <SelectField
      control={control}
      name={'cargoType' as FieldPath<Input>}
      label={t('booking.form.cargo')}
      mark={cargo.priority ? t('booking.form.priority') : undefined}
      data={cargo.types.map(({ code, names }) => ({ value: code, label: names[currentLanguage()] }))}
    />
  );
};
