import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { ControlProps } from '../params-values.ts';
import { NumberFields } from './number-fields.tsx';

/** From the call to the gate on. */
export const PassageFields = ({ control }: ControlProps) => {
  const { t } = useTranslation();
  return (
    <>
      <NumberFields control={control} group="passage" />
      <TextField
        control={control}
        name="gates"
        label={t('parameters.fields.gates.label')}
        description={t('parameters.fields.gates.hint')}
      />
    </>
  );
};
