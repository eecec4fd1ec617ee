import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { DigitsField } from '../../../ui/fields/numeric-input.tsx';
import { TimeField } from '../../../ui/fields/time-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { drawNumbers, drawTimes } from '../params-names.ts';
import type { ControlProps } from '../params-values.ts';

export const DrawFields = ({ control }: ControlProps) => {
  const { t } = useTranslation();
  const wordsOf = (name: 'enabled' | (typeof drawTimes)[number] | (typeof drawNumbers)[number]) => ({
    label: t(`parameters.draw.${name}.label`),
    description: t(`parameters.draw.${name}.hint`),
  });
  return (
    <div className={layout.stack}>
      <CheckboxField control={control} name="draw.enabled" {...wordsOf('enabled')} />
      <div className={layout.fields}>
        {drawTimes.map((name) => (
          <TimeField key={name} control={control} name={`draw.${name}`} {...wordsOf(name)} />
        ))}
        {drawNumbers.map((name) => (
          <DigitsField key={name} control={control} name={`draw.${name}`} {...wordsOf(name)} maxLength={4} />
        ))}
      </div>
    </div>
  );
};
