import { useTranslation } from 'react-i18next';
import { CargoField } from '../../../domain/booking/form/cargo-field.tsx';
import type { CargoChoice } from '../../../domain/booking/form/use-cargo.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import type { OperatorFlow } from './operator-values.ts';

type Props = {
  readonly flow: OperatorFlow;
  readonly cargo: CargoChoice;
  /** The booking's current cargo. While it is unchanged, the priority stays too, whoever set it. */
  readonly kept?: string;
};

export const CargoSection = ({ flow, cargo, kept }: Props) => {
  const { t } = useTranslation();
  const source = flow.form.watch('cargoType') === kept ? 'asNow' : 'byCargo';
  const unsaid = t(`boardBookingForm.cargo.${source}${cargo.priority ? 'Yes' : 'No'}`);
  return (
    <>
      <div className={layout.columns}>
        <CargoField control={flow.control} cargo={cargo} />
        <SelectField
          control={flow.control}
          name="priority"
          serverPath="hasPriority"
          label={t('boardBookingForm.cargo.priority')}
          data={[
            { value: '', label: unsaid },
            { value: 'yes', label: t('boardBookingForm.cargo.yes') },
            { value: 'no', label: t('boardBookingForm.cargo.no') },
          ]}
        />
      </div>
      <CheckboxField
        control={flow.control}
        name="unlimitedEdits"
        serverPath="unlimitedEditCount"
        label={t('boardBookingForm.cargo.unlimited')}
      />
    </>
  );
};
