import { useTranslation } from 'react-i18next';
import { DriverNames } from '../../../domain/booking/form/driver-fields.tsx';
import { languages } from '../../../lib/i18n.ts';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { EmailField } from '../../../ui/fields/text-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import type { OperatorFlow } from './operator-values.ts';

type Props = {
  readonly flow: OperatorFlow;
  /** True for forms that did not ask for the phone before. */
  readonly hasPhone: boolean;
};

export const DriverSection = ({ flow, hasPhone }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={layout.stack}>
      <DriverNames control={flow.control} />
      <div className={layout.columns}>
        {hasPhone && <PhoneField control={flow.control} name="phoneNumber" label={t('booking.form.phone')} />}
        <EmailField control={flow.control} name="email" label={t('booking.form.email')} autoComplete="off" />
        <SelectField
          control={flow.control}
          name="language"
          label={t('boardBookingForm.driver.language')}
          data={languages.map((one) => ({ value: one, label: t(`language.${one}`) }))}
        />
      </div>
    </div>
  );
};
