import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { saveVehicle } from '../../domain/vehicle/own-vehicles.ts';
import { useVehicleDocuments } from '../../domain/vehicle/use-vehicle-documents.ts';
import { VehicleDocuments } from '../../domain/vehicle/vehicle-documents.tsx';
import { DialogFrame } from '../../ui/dialogs/dialog-frame.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { requiredText } from '../../ui/form/field-schemas.ts';
import { Form } from '../../ui/form/form.tsx';
import { useFormFlow } from '../../ui/form/use-form-flow.ts';
import { useGivingUp } from '../../ui/unsaved/ask-to-leave.ts';

const schema = z.object({ model: requiredText(100), registrationPlate: requiredText(30) });

type VehicleDialogProps = {
  readonly vehicle?: Vehicle | undefined;
  readonly close: (saved: boolean) => void;
};

export const VehicleDialog = ({ vehicle, close }: VehicleDialogProps) => {
  const { t } = useTranslation();
  const formId = useId();
  const documents = useVehicleDocuments({ saved: vehicle?.documents ?? [], vehicleId: vehicle?.id });
  const flow = useFormFlow({
    schema,
    defaultValues: { model: vehicle?.model ?? '', registrationPlate: vehicle?.registrationPlate ?? '' },
    submit: async (values) => {
      await saveVehicle({ ...values, documents: documents.ids }, vehicle);
      close(true);
    },
  });
  const { isDirty } = flow.form.formState;
  const giveUp = useGivingUp(
    () => isDirty || documents.isChanged || documents.isBusy,
    () => close(false),
  );
  return (
    <DialogFrame
      size="lg"
      title={t(vehicle ? 'vehicles.editTitle' : 'vehicles.addTitle')}
      actions={
        <>
          <Button variant="default" disabled={flow.submitting} onClick={() => void giveUp()}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={flow.submitting} disabled={documents.isBusy}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <Form flow={flow} id={formId}>
        <TextField control={flow.control} name="model" label={t('vehicles.model')} />
        <TextField
          control={flow.control}
          name="registrationPlate"
          label={t('vehicles.plate')}
          description={t('vehicles.plateHint')}
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          autoComplete="off"
        />
        <VehicleDocuments {...documents.props} isApproved={vehicle?.approved === true} />
      </Form>
    </DialogFrame>
  );
};
