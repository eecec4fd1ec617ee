import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../../ui/callout/callout.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { DigitsField } from '../../../ui/fields/numeric-input.tsx';
import layout from '../../../ui/layout/layout.module.css';
import type { ControlProps } from '../params-values.ts';
import { NumberFields } from './plain-fields.tsx';

/** Sets what happens to places that are given back. */
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
