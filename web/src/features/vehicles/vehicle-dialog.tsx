import { Button } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Button.css';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Document, DocumentType } from '#contract/documents.ts';
import type { Vehicle } from '#contract/vehicles.ts';
import { DialogFrame } from '../../ui/dialogs/dialog-frame.tsx';
import { requiredText } from '../../ui/form/field-schemas.ts';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useFormFlow } from '../../ui/form/use-form-flow.ts';
import { VehicleDocuments } from '../../ui/upload/vehicle-documents.tsx';
import {
  downloadDocument,
  listVehicleDocuments,
  removeDocument,
  saveVehicle,
  uploadDocument,
} from './vehicle-calls.ts';

const schema = z.object({ model: requiredText(100), registrationPlate: requiredText(30) });

type Documents = Readonly<Record<DocumentType, readonly Document[]>>;

const documentsOf = (vehicle: Vehicle | undefined): Documents => ({
  STS: vehicle?.documents.filter(({ type }) => type === 'STS') ?? [],
  OTHER: vehicle?.documents.filter(({ type }) => type === 'OTHER') ?? [],
});

/** A document that the vehicle had when the form was opened stays stored: giving up must change nothing. */
const useVehicleDocuments = (vehicle: Vehicle | undefined) => {
  const [documents, setDocuments] = useState(() => documentsOf(vehicle));
  const [busy, setBusy] = useState<Readonly<Partial<Record<DocumentType, boolean>>>>({});
  const saved = new Set(vehicle?.documents.map(({ documentId }) => documentId));
  return {
    ids: [...documents.STS, ...documents.OTHER].map(({ documentId }) => documentId),
    isBusy: Boolean(busy.STS || busy.OTHER),
    props: {
      value: documents,
      onChange: (type: DocumentType, value: readonly Document[]) =>
        setDocuments((before) => ({ ...before, [type]: value })),
      onBusyChange: (type: DocumentType, is: boolean) => setBusy((before) => ({ ...before, [type]: is })),
      upload: uploadDocument,
      remove: async (document: Document) => {
        if (!saved.has(document.documentId)) await removeDocument(document);
      },
      open: downloadDocument,
      listPrevious: vehicle && ((type: DocumentType) => listVehicleDocuments(vehicle.id, type)),
    },
  };
};

type VehicleDialogProps = {
  readonly vehicle?: Vehicle | undefined;
  readonly close: (saved: boolean) => void;
};

/** Adds a vehicle or changes one, its documents included. */
export const VehicleDialog = ({ vehicle, close }: VehicleDialogProps) => {
  const { t } = useTranslation();
  const formId = useId();
  const documents = useVehicleDocuments(vehicle);
  const flow = useFormFlow({
    schema,
    defaultValues: { model: vehicle?.model ?? '', registrationPlate: vehicle?.registrationPlate ?? '' },
    submit: async (values) => {
      await saveVehicle({ ...values, documents: documents.ids }, vehicle);
      close(true);
    },
  });
  return (
    <DialogFrame
      size="lg"
      title={t(vehicle ? 'vehicles.editTitle' : 'vehicles.addTitle')}
      actions={
        <>
          <Button variant="default" disabled={flow.submitting} onClick={() => close(false)}>
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
        <VehicleDocuments {...documents.props} />
      </Form>
    </DialogFrame>
  );
};
