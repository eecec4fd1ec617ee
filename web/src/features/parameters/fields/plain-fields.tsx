import { useTranslation } from 'react-i18next';
import { languages } from '../../../lib/i18n.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { DigitsField } from '../../../ui/fields/numeric-input.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { type NumberGroupName, numberGroups } from '../params-names.ts';
import type { ControlProps } from '../params-values.ts';

type NumberFieldsProps = ControlProps & { readonly group: NumberGroupName };

export const NumberFields = ({ control, group }: NumberFieldsProps) => {
  const { t } = useTranslation();
  return (
    <div className={layout.fields}>
      {numberGroups[group].map((name) => (
        <DigitsField
          key={name}
          control={control}
          name={name}
          label={t(`parameters.fields.${name}.label`)}
          description={t(`parameters.fields.${name}.hint`)}
          maxLength={6}
        />
      ))}
    </div>
  );
};

export const PassageFields = ({ control }: ControlProps) => {
  const { t } = useTranslation();
  return (
    <div className={layout.fields}>
      <DigitsField
        control={control}
        name="callTimeoutMinutes"
        label={t('parameters.fields.callTimeoutMinutes.label')}
        description={t('parameters.fields.callTimeoutMinutes.hint')}
        maxLength={6}
      />
      <TextField
        control={control}
        name="gates"
        label={t('parameters.fields.gates.label')}
        description={t('parameters.fields.gates.hint')}
      />
    </div>
  );
};

const channels = ['AUTO', 'SMS', 'EMAIL'] as const;

export const DocumentFields = ({ control }: ControlProps) => {
  const { t } = useTranslation();
  return (
    <div className={layout.fields}>
      {(['certificateRequired', 'priorityDocumentRequired'] as const).map((name) => (
        <CheckboxField
          key={name}
          control={control}
          name={name}
          label={t(`parameters.fields.${name}.label`)}
          description={t(`parameters.fields.${name}.hint`)}
        />
      ))}
      <SelectField
        control={control}
        name="codeChannel"
        label={t('parameters.fields.codeChannel.label')}
        description={t('parameters.fields.codeChannel.hint')}
        data={channels.map((value) => ({ value, label: t(`parameters.channels.${value}`) }))}
      />
    </div>
  );
};

export const SiteFields = ({ control }: ControlProps) => {
  const { t } = useTranslation();
  return (
    <div className={layout.fields}>
      {languages.map((language) => (
        <TextField
          key={language}
          control={control}
          name={`site.names.${language}`}
          label={t(`parameters.cargo.${language}`)}
        />
      ))}
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
