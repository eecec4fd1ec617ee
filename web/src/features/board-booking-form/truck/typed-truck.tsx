import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../booking-form.module.css';
import type { OperatorFlow } from '../values/operator-values.ts';

export const TypedTruck = ({ flow }: { readonly flow: OperatorFlow }) => {
  const { t } = useTranslation();
  return (
    <div className={styles.pair}>
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
