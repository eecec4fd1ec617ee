import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/fields/text-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import type { OperatorFlow } from '../values/operator-values.ts';

export const TypedTruck = ({ flow }: { readonly flow: OperatorFlow }) => {
  const { t } = useTranslation();
  return (
    <div className={layout.columns}>
      <TextField
        control={flow.control}
        name="vehicleRegistrationPlate"
        label={t('boardBookingForm.truck.plate')}
        autoCapitalize="characters"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        control={flow.control}
        name="vehicleModel"
        label={t('boardBookingForm.truck.model')}
        autoComplete="off"
      />
    </div>
  );
};
