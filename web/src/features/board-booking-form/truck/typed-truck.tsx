import { useTranslation } from 'react-i18next';
import { PlateField } from '../../../domain/plate/plate-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import type { OperatorFlow } from '../values/operator-values.ts';

export const TypedTruck = ({ flow }: { readonly flow: OperatorFlow }) => {
  const { t } = useTranslation();
  return (
    <div className={layout.columns}>
      <PlateField
        control={flow.control}
        name="vehicleRegistrationPlate"
        label={t('boardBookingForm.truck.plate')}
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
