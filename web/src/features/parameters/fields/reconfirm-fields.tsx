import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../../ui/callout/callout.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { DigitsField } from '../../../ui/fields/numeric-input.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import type { ControlProps } from '../params-values.ts';

/** Sets whether and when drivers are asked if they come, and what silence causes. */
export const ReconfirmFields = ({ control }: ControlProps) => {
  const { t } = useTranslation();
  const isOn = useWatch({ control, name: 'reconfirm.enabled' });
  const rest = useWatch({ control, name: 'freedPlaceRestMinutes' });
  return (
    <>
      <div className={layout.fields}>
        <CheckboxField
          control={control}
          name="reconfirm.enabled"
          label={t('parameters.reconfirm.enabled')}
          description={t('parameters.reconfirm.enabledHint')}
        />
        <TextField
          control={control}
          name="reconfirm.askHours"
          label={t('parameters.reconfirm.askHours')}
          description={t('parameters.reconfirm.askHoursHint')}
          maxLength={20}
        />
        <DigitsField
          control={control}
          name="reconfirm.reclaimHours"
          label={t('parameters.reconfirm.reclaimHours')}
          description={t('parameters.reconfirm.reclaimHoursHint')}
          maxLength={2}
        />
      </div>
      {isOn && Number(rest) === 0 && <Callout>{t('parameters.reconfirm.rest')}</Callout>}
    </>
  );
};
