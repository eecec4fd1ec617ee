import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/fields/text-field.tsx';

type Names = { lastName: string; firstName: string; patronymic: string };

type NameFieldsProps<Input extends FieldValues & Names, Output> = {
  readonly control: Control<Input, unknown, Output>;
};

export const NameFields = <Input extends FieldValues & Names, Output>({
  control,
}: NameFieldsProps<Input, Output>) => {
  const { t } = useTranslation();
  const named = (name: keyof Names) => ({ control, name: name as FieldPath<Input> });
  return (
    <>
      <TextField {...named('lastName')} label={t('accounts.fields.lastName')} autoComplete="family-name" />
      <TextField {...named('firstName')} label={t('accounts.fields.firstName')} autoComplete="given-name" />
      <TextField
        {...named('patronymic')}
        label={t('accounts.fields.optional', { field: t('accounts.fields.patronymic') })}
        autoComplete="additional-name"
      />
    </>
  );
};
