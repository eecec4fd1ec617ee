import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RestrictionEffects } from '#contract/vehicles/plate-claims.ts';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { longDay } from '../../../domain/checkpoint/checkpoint-words.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { ReasonField } from '../../../domain/reasons/reason-field.tsx';
import { isDay } from '../../../ui/fields/day-schemas.ts';
import { Form } from '../../../ui/form/form.tsx';
import { StepPanel } from '../step-panel.tsx';
import type { RestrictionAct } from '../vehicle-words.ts';
import { actOf, type RestrictionKind } from '../vehicle-words.ts';
import type { Length } from './ban-length.ts';
import { EndedBookings } from './ended-bookings.tsx';
import { LengthField } from './length-field.tsx';
import { useRestriction } from './use-restriction.ts';

type RestrictionStepProps = {
  readonly kind: RestrictionKind;
  readonly vehicle: OperatorVehicle;
  readonly onBack: () => void;
  readonly onDone: (news: string) => void;
};

const reasonKinds = { ban: { kind: 'BAN' }, warn: { kind: 'WARN' }, unban: {} } as const;

const useConsequence = (act: RestrictionAct, effects: RestrictionEffects | undefined) => {
  const { t } = useTranslation();
  if (act !== 'warn') return t(`boardVehicles.consequence.${act}`);
  if (!effects) return t('boardVehicles.consequence.warn');
  const { number, limit, bans, banDays, lifetimeDays } = effects.warn;
  return bans
    ? t('boardVehicles.consequence.warnBans', { number, limit, count: banDays })
    : t('boardVehicles.consequence.warnCounts', { number, limit, count: lifetimeDays });
};

/** The submit label names the length, so that it cannot be mistaken. */
const useBanWords = (length: Length, until: string) => {
  const { t } = useTranslation();
  if (length === 'lifted') return t('boardVehicles.banFor.lifted');
  if (length !== 'day') return t('boardVehicles.banFor.days', { count: Number(length) });
  return isDay(until) ? t('boardVehicles.banFor.day', { day: longDay(until) }) : t('boardVehicles.ban');
};

export const RestrictionStep = ({ kind, vehicle, onBack, onDone }: RestrictionStepProps) => {
  const { t } = useTranslation();
  const formId = useId();
  const { flow, effects, ended, isChanged, isReady } = useRestriction({ kind, vehicle, onDone });
  const [length, until] = useWatch({ control: flow.control, name: ['length', 'until'] });
  const act = actOf(kind, vehicle);
  const banWords = useBanWords(length, until);
  const doesEnd = kind === 'ban' || (kind === 'warn' && effects?.warn.bans === true);
  return (
    <StepPanel
      vehicle={vehicle}
      title={t(`boardVehicles.restriction.${act}`, { plate: plateText(vehicle.registrationPlate) })}
      formId={formId}
      submitLabel={kind === 'ban' ? banWords : t(`boardVehicles.${act}`)}
      isRisky={kind !== 'unban'}
      isReady={isReady}
      submitting={flow.submitting}
      isDirty={flow.form.formState.isDirty}
      onBack={onBack}
    >
      <p>{useConsequence(act, effects)}</p>
      {doesEnd && effects && <EndedBookings bookings={ended} isChanged={isChanged} />}
      <Form flow={flow} id={formId}>
        <ReasonField
          control={flow.control}
          name="reasons"
          label={t('boardVehicles.reason')}
          autoFocus
          {...reasonKinds[kind]}
        />
        {kind !== 'unban' && <LengthField control={flow.control} />}
      </Form>
    </StepPanel>
  );
};
