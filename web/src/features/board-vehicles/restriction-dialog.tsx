import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { instantAt } from '../../domain/checkpoint/wall-clock.ts';
import { ReasonField } from '../../domain/reasons/reason-field.tsx';
import { noReason, reasonSchema, reasonsOf } from '../../domain/reasons/reason-texts.ts';
import { useTimeZone, useToday } from '../../lib/time-zone.ts';
import { DialogFrame } from '../../ui/dialogs/dialog-frame.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { optionalDay } from '../../ui/fields/day-schemas.ts';
import { Form } from '../../ui/form/form.tsx';
import { useFormFlow } from '../../ui/form/use-form-flow.ts';
import { useGivingUp } from '../../ui/unsaved/ask-to-leave.ts';
import { useConsequence } from './use-consequence.ts';
import { restrict } from './vehicle-list-calls.ts';
import { actOf, type RestrictionKind } from './vehicle-words.ts';

const schema = z.object({ reasons: reasonSchema(), until: optionalDay() });

const reasonKinds = { ban: { kind: 'BAN' }, warn: { kind: 'WARN' }, unban: {} } as const;

type RestrictionDialogProps = {
  readonly kind: RestrictionKind;
  readonly vehicle: OperatorVehicle;
  readonly close: (done: boolean) => void;
};

const lastMinute = '23:59';

export const RestrictionDialog = ({ kind, vehicle, close }: RestrictionDialogProps) => {
  const { t } = useTranslation();
  const formId = useId();
  const timeZone = useTimeZone();
  const today = useToday();
  const flow = useFormFlow({
    schema,
    defaultValues: { reasons: noReason, until: '' },
    submit: async ({ reasons, until }) => {
      const end = until === '' ? {} : { until: instantAt(until, lastMinute, timeZone) };
      await restrict(kind, { vehicleId: vehicle.id, reasons: reasonsOf(reasons), ...end });
      close(true);
    },
  });
  const { isDirty } = flow.form.formState;
  const giveUp = useGivingUp(
    () => isDirty,
    () => close(false),
  );
  const act = actOf(kind, vehicle);
  return (
    <DialogFrame
      title={t(`boardVehicles.restriction.${act}`, { plate: vehicle.registrationPlate })}
      message={useConsequence(act, vehicle)}
      actions={
        <>
          <Button variant="default" disabled={flow.submitting} onClick={() => void giveUp()}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            loading={flow.submitting}
            {...(kind === 'ban' && { color: 'red' })}
          >
            {t(`boardVehicles.${act}`)}
          </Button>
        </>
      }
    >
      <Form flow={flow} id={formId}>
        <ReasonField
          control={flow.control}
          name="reasons"
          label={t('boardVehicles.reason')}
          {...reasonKinds[kind]}
        />
        {kind !== 'unban' && (
          <DateField
            control={flow.control}
            name="until"
            label={t('boardVehicles.until')}
            description={t('boardVehicles.untilHint')}
            min={today}
          />
        )}
      </Form>
    </DialogFrame>
  );
};
