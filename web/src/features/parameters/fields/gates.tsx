import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../lib/i18n.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import type { ControlProps } from '../params-values.ts';
import { ItemList } from './item-list.tsx';
import { LanguageFields } from './language-fields.tsx';

const newGate = { name: '', directions: { RU: '', EN: '', CN: '' } };

const Directions = ({ control, index }: ControlProps & { readonly index: number }) => {
  const { t } = useTranslation();
  const name = `gates.${index}.directions` as const;
  const directions = useWatch({ control, name });
  const { errors } = useFormState({ control, name });
  const shown = directions[currentLanguage()] || directions.RU || directions.EN || directions.CN;
  return (
    <details open={errors.gates?.[index]?.directions !== undefined || undefined}>
      <summary>
        {t('parameters.gate.directions')}{' '}
        <span className={text.dimmed}>{shown || t('parameters.gate.noDirections')}</span>
      </summary>
      <div className={layout.fields}>
        <LanguageFields control={control} name={name} />
      </div>
    </details>
  );
};

export const Gates = ({ control }: ControlProps) => {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control, name: 'gates' });
  return (
    <ItemList
      kind="gate"
      ids={fields.map(({ id }) => id)}
      renderItem={(index) => (
        <>
          <TextField control={control} name={`gates.${index}.name`} label={t('parameters.gate.name')} />
          <Directions control={control} index={index} />
        </>
      )}
      onAdd={() => append(newGate)}
      onRemove={remove}
    />
  );
};
