import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../../ui/callout/callout.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { DigitsField } from '../../../ui/fields/numeric-input.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TimeField } from '../../../ui/fields/time-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { drawNumbers, drawTimes } from '../params-names.ts';
import type { ControlProps } from '../params-values.ts';
import { NumberFields } from './plain-fields.tsx';

export const WaitingListFields = ({ control }: ControlProps) => {
  const { t } = useTranslation();
  const [rest, enabled] = useWatch({ control, name: ['freedPlaceRestMinutes', 'waitingList.enabled'] });
  return (
    <div className={layout.stack}>
      <CheckboxField
        control={control}
        name="waitingList.enabled"
        label={t('parameters.waitingList.enabled')}
        description={t('parameters.waitingList.enabledHint')}
      />
      <NumberFields control={control} group="freed">
        {(['maxPerUser', 'missedOffers'] as const).map((name) => (
          <DigitsField
            key={name}
            control={control}
            name={`waitingList.${name}`}
            label={t(`parameters.waitingList.${name}`)}
            description={t(`parameters.waitingList.${name}Hint`)}
            maxLength={3}
          />
        ))}
      </NumberFields>
      {Number(rest) > 0 && !enabled && (
        <Callout role="status">{t('parameters.waitingList.restAlone')}</Callout>
      )}
    </div>
  );
};

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
