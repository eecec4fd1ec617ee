import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { DigitsField } from '../../../ui/fields/numeric-input.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { type NumberGroupName, numberGroups, type ParamName } from '../params-names.ts';
import type { ControlProps } from '../params-values.ts';
import { LanguageFields } from './language-fields.tsx';

const useParamWords = () => {
  const { t } = useTranslation();
  return (name: ParamName) => ({
    label: t(`parameters.fields.${name}.label`),
    description: t(`parameters.fields.${name}.hint`),
  });
};

type NumberFieldsProps = ControlProps & {
  readonly group: NumberGroupName;
  readonly children?: ReactNode;
};

export const NumberFields = ({ control, group, children }: NumberFieldsProps) => {
  const wordsOf = useParamWords();
  return (
    <div className={layout.fields}>
      {numberGroups[group].map((name) => (
        <DigitsField key={name} control={control} name={name} {...wordsOf(name)} maxLength={6} />
      ))}
      {children}
    </div>
  );
};

const channels = ['AUTO', 'SMS', 'EMAIL'] as const;

export const DocumentFields = ({ control }: ControlProps) => {
  const { t } = useTranslation();
  const wordsOf = useParamWords();
  return (
    <div className={layout.fields}>
      {(['certificateRequired', 'priorityDocumentRequired'] as const).map((name) => (
        <CheckboxField key={name} control={control} name={name} {...wordsOf(name)} />
      ))}
      <SelectField
        control={control}
        name="codeChannel"
        {...wordsOf('codeChannel')}
        data={channels.map((value) => ({ value, label: t(`parameters.channels.${value}`) }))}
      />
    </div>
  );
};

export const SiteFields = ({ control }: ControlProps) => {
  const { t } = useTranslation();
  return (
    <div className={layout.fields}>
      <LanguageFields control={control} name="site.names" />
      <TextField control={control} name="site.address" label={t('parameters.site.address')} />
      <TextField
        control={control}
        name="site.coordinates"
        label={t('parameters.site.coordinates')}
        description={t('parameters.site.coordinatesHint')}
      />
      <TextField control={control} name="site.phone" label={t('parameters.site.phone')} type="tel" />
    </div>
  );
};
