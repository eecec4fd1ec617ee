import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { ReasonField } from '../../../domain/reasons/reason-field.tsx';
import { noReason, reasonSchema, reasonsOf } from '../../../domain/reasons/reason-texts.ts';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import { StepPanel } from '../step-panel.tsx';
import { disapprove, vehicleQuery } from '../vehicle-calls.ts';
import { MeanwhileCallout, useMeanwhile } from './meanwhile-callout.tsx';

type RefuseStepProps = {
  readonly vehicle: OperatorVehicle;
  readonly onBack: () => void;
  readonly onDone: (news: string) => void;
};

const schema = z.object({ reasons: reasonSchema() });

export const RefuseStep = ({ vehicle: shown, onBack, onDone }: RefuseStepProps) => {
  const { t } = useTranslation();
  const { data: vehicle = shown } = useQuery(vehicleQuery(shown.id));
  const { meanwhile, take } = useMeanwhile(vehicle);
  const plate = plateText(vehicle.registrationPlate);
  const act = vehicle.approved ? 'disapprove' : 'refuse';
  const flow = useFormFlow({
    schema,
    defaultValues: { reasons: noReason },
    submit: async ({ reasons }) => {
      await disapprove(vehicle, reasonsOf(reasons));
      onDone(t('boardVehicles.news.refused', { plate }));
    },
    // A conflict keeps the typed reason and shows the present vehicle, which can still be refused.
    takeError: (error) => take(error) !== undefined,
  });
  return (
    <StepPanel
      vehicle={vehicle}
      title={t(`boardVehicles.${act}Title`, { plate })}
      flow={flow}
      submitLabel={t(`boardVehicles.${act}`)}
      isRisky
      onBack={onBack}
      about={meanwhile && <MeanwhileCallout meanwhile={meanwhile} vehicle={vehicle} />}
    >
      <ReasonField
        control={flow.control}
        name="reasons"
        label={t('boardVehicles.refusalReason')}
        kind="REFUSAL"
        autoFocus
      />
    </StepPanel>
  );
};
