import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { PlateField } from '../../domain/plate/plate-field.tsx';
import { saveVehicle } from '../../domain/vehicle/own-vehicles.ts';
import { useVehicleDocuments } from '../../domain/vehicle/use-vehicle-documents.ts';
import { VehicleDocuments } from '../../domain/vehicle/vehicle-documents.tsx';
import { createKeyMaker } from '../../lib/idempotency-key.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { requiredText } from '../../ui/form/field-schemas.ts';
import { useFormFlow } from '../../ui/form/use-form-flow.ts';

const schema = z.object({ model: requiredText(100), registrationPlate: requiredText(30) });

type VehicleDialogProps = {
  readonly vehicle?: Vehicle | undefined;
  readonly close: (saved: boolean) => void;
};

export const VehicleDialog = ({ vehicle, close }: VehicleDialogProps) => {
  const { t } = useTranslation();
  const documents = useVehicleDocuments({ saved: vehicle?.documents ?? [], vehicleId: vehicle?.id });
  const keys = useRef(createKeyMaker());
  const flow = useFormFlow({
    schema,
    defaultValues: { model: vehicle?.model ?? '', registrationPlate: vehicle?.registrationPlate ?? '' },
    submit: async (values) => {
      await saveVehicle({ ...values, documents: documents.ids }, keys.current, vehicle);
      close(true);
    },
  });
  const { isDirty } = flow.form.formState;
  return (
    <FormDialog
      size="lg"
      title={t(vehicle ? 'vehicles.editTitle' : 'vehicles.addTitle')}
      flow={flow}
      submitLabel={t('common.save')}
      canSubmit={!documents.isBusy}
      onCancel={() => close(false)}
      isUnsaved={isDirty || documents.isChanged || documents.isBusy}
    >
      <TextField control={flow.control} name="model" label={t('vehicles.model')} />
      <PlateField
        control={flow.control}
        name="registrationPlate"
        label={t('vehicles.plate')}
        description={t('vehicles.plateHint')}
      />
      <VehicleDocuments {...documents.props} isApproved={vehicle?.approved === true} />
    </FormDialog>
  );
};
