import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { OperatorVehicle } from '#contract/vehicles.ts';
import { DialogFrame } from '../../ui/dialogs/dialog-frame.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { optionalDay } from '../../ui/fields/day-schemas.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { requiredText } from '../../ui/form/field-schemas.ts';
import { Form } from '../../ui/form/form.tsx';
import { useFormFlow } from '../../ui/form/use-form-flow.ts';
import { useUnsavedWork } from '../../ui/unsaved/unsaved-work.ts';
import { type RestrictionKind, restrict } from './vehicle-list-calls.ts';

const schema = z.object({ reason: requiredText(500), until: optionalDay() });

type RestrictionDialogProps = {
  readonly kind: RestrictionKind;
  readonly vehicle: OperatorVehicle;
  readonly close: (done: boolean) => void;
};

/** The end of the chosen day at the checkpoint, whose offset every instant of the vehicle carries. */
const endOf = (day: string, { createdDate }: OperatorVehicle) => `${day}T23:59:59${createdDate.slice(-6)}`;

export const RestrictionDialog = ({ kind, vehicle, close }: RestrictionDialogProps) => {
  const { t } = useTranslation();
  const formId = useId();
  const flow = useFormFlow({
    schema,
    defaultValues: { reason: '', until: '' },
    submit: async ({ reason, until }) => {
      const end = until === '' ? {} : { until: endOf(until, vehicle) };
      await restrict(kind, { vehicleId: vehicle.id, reason, ...end });
      close(true);
    },
  });
  const { isDirty } = flow.form.formState;
  useUnsavedWork(() => isDirty);
  const endsBan = kind === 'unban' && vehicle.banStatus === 'BANNED';
  const consequence = kind === 'ban' || endsBan ? t(`boardVehicles.consequence.${kind}`) : undefined;
  return (
    <DialogFrame
      title={t(`boardVehicles.restriction.${kind}`, { plate: vehicle.registrationPlate })}
      message={consequence}
      actions={
        <>
          <Button variant="default" disabled={flow.submitting} onClick={() => close(false)}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={flow.submitting}>
            {t(`boardVehicles.${kind}`)}
          </Button>
        </>
      }
    >
      <Form flow={flow} id={formId}>
        <TextField control={flow.control} name="reason" label={t('boardVehicles.reason')} />
        {kind !== 'unban' && (
          <DateField
            control={flow.control}
            name="until"
            label={t('boardVehicles.until')}
            description={t('boardVehicles.untilHint')}
          />
        )}
      </Form>
    </DialogFrame>
  );
};
