import { Button } from '@mantine/core';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { StrikesLink } from '../../../domain/appeal/strikes-link.tsx';
import { typedVehicle } from '../../../domain/booking/form/vehicle-values.ts';
import { whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { PlateField } from '../../../domain/plate/plate-field.tsx';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { useBanEnd } from '../../../domain/vehicle/use-ban-end.ts';
import { canBeBooked } from '../../../domain/vehicle/vehicle-rules.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import chips from '../../../ui/chips/chips.module.css';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useFormFlowContext } from '../../../ui/form/form-flow-context.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { showBooking } from '../mine/focus-bookings.ts';
import styles from './new-booking.module.css';
import type { NewBookingState } from './use-new-booking.ts';

type FlowProps = Pick<NewBookingState, 'flow'>;

const Dropdown = lazy(async () => ({
  default: (await import('../../../ui/dropdown/dropdown.tsx')).Dropdown,
}));

/** The plate comes first, because a long model would cut off what tells trucks apart. */
const PlateAndModel = ({ registrationPlate, model }: Vehicle) => (
  <>
    <Plate text={registrationPlate} size="sm" />
    <span className={`${text.clip} ${layout.grow}`}>{model}</span>
  </>
);

const vehicleItem = (vehicle: Vehicle) => ({
  value: vehicle.id,
  label: `${vehicle.model} / ${plateText(vehicle.registrationPlate)}`,
  face: <PlateAndModel {...vehicle} />,
});

const VehicleFace = (vehicle: Vehicle) => (
  <>
    <PlateAndModel {...vehicle} />
    {vehicle.approved && (
      <Icon>
        <path className={styles.tick} d="m5 13 5 5L19 7" />
      </Icon>
    )}
  </>
);

type VehicleSelectProps = {
  readonly vehicles: readonly Vehicle[];
  readonly vehicleId: string;
  readonly onChoose: (id: string) => void;
  readonly onType?: (plate: string) => void;
};

/** Up to a thousand trucks, plus an entry for a new one. */
export const VehicleSelect = ({ vehicles, vehicleId, onChoose, onType }: VehicleSelectProps) => {
  const { t } = useTranslation();
  const chosen = vehicles.find(({ id }) => id === vehicleId);
  const { tellEdit } = useFormFlowContext();
  const mayType = onType !== undefined;
  const items = useMemo(
    () => [
      ...vehicles.map(vehicleItem),
      ...(mayType ? [{ value: typedVehicle, label: t('booking.new.anotherVehicle') }] : []),
    ],
    [vehicles, mayType, t],
  );
  return (
    <Suspense fallback={<div className={styles.selectSpace} />}>
      <Dropdown
        label={t('booking.new.vehicle')}
        clearable={false}
        items={items}
        value={vehicleId}
        face={chosen && <VehicleFace {...chosen} />}
        onChange={(id) => {
          tellEdit();
          if (id !== null) onChoose(id);
        }}
        {...(onType && {
          onAdd: (plate: string) => {
            tellEdit();
            onType(plate);
          },
        })}
      />
    </Suspense>
  );
};

/** For a form that may also be about a truck that is not in the account yet. */
export const AnyVehicleSelect = ({ flow, vehicles }: FlowProps & Pick<VehicleSelectProps, 'vehicles'>) => {
  const { setValue, watch } = flow.form;
  const choose = (id: string) => setValue('vehicleId', id, { shouldDirty: true });
  return (
    <VehicleSelect
      vehicles={vehicles}
      vehicleId={watch('vehicleId')}
      onChoose={choose}
      onType={(plate) => {
        choose(typedVehicle);
        setValue('vehicleRegistrationPlate', plate, { shouldDirty: true });
      }}
    />
  );
};

/** A tap on a make instead of typing it; the driver may still add the model. */
const Makes = ({ flow }: FlowProps) => {
  const { t } = useTranslation();
  const { setFocus, setValue, watch } = flow.form;
  const { tellEdit } = useFormFlowContext();
  const model = watch('vehicleModel');
  const choose = (make: string) => {
    tellEdit();
    setValue('vehicleModel', make, { shouldDirty: true, shouldValidate: true });
    setFocus('vehicleRegistrationPlate');
  };
  return (
    <fieldset className={chips.chips} aria-label={t('booking.new.makes')}>
      {t('booking.new.commonMakes')
        .split(', ')
        .map((make) => (
          <button
            key={make}
            type="button"
            className={chips.chip}
            aria-pressed={make === model}
            onClick={() => choose(make)}
          >
            {make}
          </button>
        ))}
    </fieldset>
  );
};

export const TypedVehicle = ({ flow }: FlowProps) => {
  const { t } = useTranslation();
  const plate = flow.form.watch('vehicleRegistrationPlate').trim();
  return (
    <div className={layout.columns}>
      <div className={`${layout.stack} ${layout.tight}`}>
        <TextField control={flow.control} name="vehicleModel" label={t('vehicles.model')} />
        <Makes flow={flow} />
      </div>
      <PlateField
        control={flow.control}
        name="vehicleRegistrationPlate"
        label={t('vehicles.plate')}
        description={t('vehicles.plateHint')}
      />
      {plate && (
        <span>
          <Plate text={plate} />
        </span>
      )}
    </div>
  );
};

const BanCallout = ({ id, ban }: Pick<Vehicle, 'id' | 'ban'>) => {
  const { t } = useTranslation();
  const banEnd = useBanEnd();
  return (
    <Callout tone="red" role="status">
      <p>{t('errors.VEHICLE_BANNED')}</p>
      {ban && <p>{t('booking.reason', { reason: ban.reasons[currentLanguage()] })}</p>}
      {ban && <p>{banEnd(ban)}</p>}
      <StrikesLink vehicleId={id} />
    </Callout>
  );
};

type VehicleCalloutsProps = { readonly vehicle: Vehicle; readonly booked: Booking | undefined };

export const VehicleCallouts = ({ vehicle, booked }: VehicleCalloutsProps) => {
  const { t } = useTranslation();
  return (
    <>
      {!canBeBooked(vehicle) && <BanCallout id={vehicle.id} ban={vehicle.ban} />}
      {booked && (
        <Callout role="status">
          <p>{t('booking.new.alreadyBooked', { when: whenWords(booked.dateBooked) })}</p>
          <Button variant="default" onClick={() => showBooking(booked.id)}>
            {t('booking.new.toThatBooking')}
          </Button>
        </Callout>
      )}
    </>
  );
};
