import { Link } from '@tanstack/react-router';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RestrictionEffects } from '#contract/vehicles/plate-claims.ts';
import type { OperatorVehicle, PlateBooking } from '#contract/vehicles/vehicles.ts';
import { longDay } from '../../../domain/checkpoint/checkpoint-words.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { ReasonField } from '../../../domain/reasons/reason-field.tsx';
import { useToday } from '../../../lib/time/time-zone.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import chips from '../../../ui/chips/chips.module.css';
import cover from '../../../ui/fields/cover-input.module.css';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { isDay } from '../../../ui/fields/day-schemas.ts';
import { useField } from '../../../ui/form/use-field.ts';
import layout from '../../../ui/layout/layout.module.css';
import { StepPanel } from '../step-panel.tsx';
import { actOf, nearWords, type RestrictionAct, type RestrictionKind } from '../vehicle-words.ts';
import type { RestrictionInput } from './restriction-form.ts';
import { type Length, lengths } from './restriction-form.ts';
import { useRestriction } from './use-restriction.ts';

type EndedBookingsProps = { readonly bookings: readonly PlateBooking[]; readonly isChanged: boolean };

const EndedBookings = ({ bookings, isChanged }: EndedBookingsProps) => {
  const { t } = useTranslation();
  const today = useToday();
  return (
    <Callout tone={bookings.length === 0 ? 'grey' : 'red'} role="status">
      {isChanged && <strong>{t('boardVehicles.ended.changed')}</strong>}
      <strong>
        {bookings.length === 0
          ? t('boardVehicles.ended.none')
          : t('boardVehicles.ended.title', { count: bookings.length })}
      </strong>
      {bookings.length > 0 && (
        <ul className={`${layout.stack} ${layout.tight}`}>
          {bookings.map(({ id, dateBooked, formattedBookingNumber, userName }) => (
            <li key={id}>
              <b>{nearWords(dateBooked, today)}</b>{' '}
              <Link to="/bookings/$id" params={{ id }} target="_blank">
                {formattedBookingNumber}
              </Link>
              {t('common.listSeparator')}
              {userName}
            </li>
          ))}
        </ul>
      )}
    </Callout>
  );
};

type LengthFieldProps = { readonly control: Control<RestrictionInput, unknown, RestrictionInput> };

const LengthField = ({ control }: LengthFieldProps) => {
  const { t } = useTranslation();
  const today = useToday();
  const { field } = useField({ control, name: 'length', deps: ['until'] });
  const words = (length: Length) =>
    length === 'day' || length === 'lifted'
      ? t(`boardVehicles.lengths.${length}`)
      : t('boardVehicles.lengths.days', { count: Number(length) });
  return (
    <fieldset className={layout.stack}>
      <legend>{t('boardVehicles.lengths.label')}</legend>
      <div className={chips.chips}>
        {lengths.map((length) => (
          <label key={length} className={chips.chip}>
            <input
              type="radio"
              className={cover.input}
              name={field.name}
              value={length}
              checked={field.value === length}
              onChange={() => field.onChange(length)}
            />
            {words(length)}
          </label>
        ))}
      </div>
      {field.value === 'day' && (
        <DateField control={control} name="until" label={t('boardVehicles.until')} min={today} />
      )}
    </fieldset>
  );
};

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

/** The submit button names the length of the ban, so that nobody mistakes it. */
const useBanWords = (length: Length, until: string) => {
  const { t } = useTranslation();
  if (length === 'lifted') return t('boardVehicles.banFor.lifted');
  if (length !== 'day') return t('boardVehicles.banFor.days', { count: Number(length) });
  return isDay(until) ? t('boardVehicles.banFor.day', { day: longDay(until) }) : t('boardVehicles.ban');
};

export const RestrictionStep = ({ kind, vehicle, onBack, onDone }: RestrictionStepProps) => {
  const { t } = useTranslation();
  const { flow, effects, ended, inLine, isChanged, isReady } = useRestriction({ kind, vehicle, onDone });
  const [length, until] = useWatch({ control: flow.control, name: ['length', 'until'] });
  const act = actOf(kind, vehicle);
  const banWords = useBanWords(length, until);
  const doesEnd = kind === 'ban' || (kind === 'warn' && effects?.warn.bans === true);
  return (
    <StepPanel
      vehicle={vehicle}
      title={t(`boardVehicles.restriction.${act}`, { plate: plateText(vehicle.registrationPlate) })}
      flow={flow}
      submitLabel={kind === 'ban' ? banWords : t(`boardVehicles.${act}`)}
      isRisky={kind !== 'unban'}
      isReady={isReady}
      onBack={onBack}
      about={
        <>
          <p>{useConsequence(act, effects)}</p>
          {inLine && (
            <Callout tone="red" role="status">
              <strong>{t('boardVehicles.inLine.title')}</strong>{' '}
              <Link to="/bookings/$id" params={{ id: inLine.id }} target="_blank">
                {inLine.formattedBookingNumber}
              </Link>{' '}
              {t('boardVehicles.inLine.text')}
            </Callout>
          )}
          {doesEnd && effects && <EndedBookings bookings={ended} isChanged={isChanged} />}
        </>
      }
    >
      <ReasonField
        control={flow.control}
        name="reasons"
        label={t('boardVehicles.reason')}
        autoFocus
        {...reasonKinds[kind]}
      />
      {kind !== 'unban' && <LengthField control={flow.control} />}
    </StepPanel>
  );
};
