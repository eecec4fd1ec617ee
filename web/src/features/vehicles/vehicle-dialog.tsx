import { Button } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Button.css';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Vehicle } from '#contract/vehicles.ts';
import { DialogFrame } from '../../ui/dialogs/dialog-frame.tsx';
import { requiredText } from '../../ui/form/field-schemas.ts';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useFormFlow } from '../../ui/form/use-form-flow.ts';
import { useGivingUp } from '../../ui/unsaved/use-giving-up.ts';
import { VehicleDocuments } from '../../ui/upload/vehicle-documents.tsx';
import { useDocumentSections } from './use-document-sections.ts';
import { saveVehicle } from './vehicle-calls.ts';

const schema = z.object({ model: requiredText(100), registrationPlate: requiredText(30) });

type VehicleDialogProps = {
  readonly vehicle?: Vehicle | undefined;
  readonly close: (saved: boolean) => void;
};

/** Adds a vehicle or changes one, its documents included. */
export const VehicleDialog = ({ vehicle, close }: VehicleDialogProps) => {
  const { t } = useTranslation();
  const formId = useId();
  const documents = useDocumentSections({ saved: vehicle?.documents ?? [], vehicleId: vehicle?.id });
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
        />
        <VehicleDocuments {...documents.props} isApproved={vehicle?.approved === true} />
      </Form>
    </DialogFrame>
  );
};
