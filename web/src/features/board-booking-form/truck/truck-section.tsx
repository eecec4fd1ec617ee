import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperatorVehicle, Vehicle } from '#contract/vehicles/vehicles.ts';
import { typedVehicle } from '../../../domain/booking/form/vehicle-values.ts';
import { StatusBadge } from '../../../domain/booking/status-badge.tsx';
import { Plate } from '../../../domain/plate/plate.tsx';
import { PapersWord } from '../../../domain/vehicle/papers-word.tsx';
import cover from '../../../ui/fields/cover-input.module.css';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useFormFlowContext } from '../../../ui/form/form-flow-context.ts';
import styles from '../booking-form.module.css';
import type { OperatorFlow } from '../values/operator-values.ts';
import type { Truck } from './use-truck.ts';

type ChoiceProps = {
  readonly vehicle: Vehicle;
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

const TruckChoice = ({ vehicle, name, isChosen, onChoose }: ChoiceProps) => (
  <label className={styles.truck}>
    <input type="radio" name={name} className={cover.input} checked={isChosen} onChange={onChoose} />
    <Plate text={vehicle.registrationPlate} size="sm" />
    <span className={styles.model}>{vehicle.model}</span>
    <PapersWord vehicle={vehicle} />
    {vehicle.banStatus !== 'UNBANNED' && <StatusBadge status={vehicle.banStatus} />}
  </label>
);

type OfferedProps = { readonly truck: Truck; readonly onTake: (vehicle: OperatorVehicle) => void };

const Offered = ({ truck, onTake }: OfferedProps) => {
  const { t } = useTranslation();
  if (truck.offered.length === 0) return null;
  return (
    <ul className={styles.offers} aria-label={t('boardBookingForm.truck.offered')}>
      {truck.offered.map((vehicle) => (
        <li key={vehicle.id}>
          <button type="button" className={styles.offer} onClick={() => onTake(vehicle)}>
            <Plate text={vehicle.registrationPlate} size="sm" />
            <span>
              {vehicle.owner.lastName} {vehicle.owner.firstName}
            </span>
            <PapersWord vehicle={vehicle} />
            {vehicle.banStatus !== 'UNBANNED' && <StatusBadge status={vehicle.banStatus} />}
          </button>
        </li>
      ))}
    </ul>
  );
};

const shownAtMost = 50;

type Props = {
  readonly flow: OperatorFlow;
  readonly truck: Truck;
  readonly onTake: (vehicle: OperatorVehicle) => void;
};

/** The account's trucks with what is known of each, or another one; a typed plate finds whose it is. */
export const TruckSection = ({ flow, truck, onTake }: Props) => {
  const { t } = useTranslation();
  const { tellEdit } = useFormFlowContext();
  const name = useId();
  const chosen = flow.form.watch('vehicleId');
  const choose = (id: string) => {
    tellEdit();
    flow.form.setValue('vehicleId', id, { shouldDirty: true });
  };
  return (
    <>
      {truck.vehicles.length > 0 && (
        <div className={styles.trucks} role="radiogroup" aria-label={t('boardBookingForm.truck.title')}>
          {truck.vehicles.slice(0, shownAtMost).map((vehicle) => (
            <TruckChoice
              key={vehicle.id}
              vehicle={vehicle}
              name={name}
              isChosen={vehicle.id === chosen}
              onChoose={() => choose(vehicle.id)}
            />
          ))}
          <label className={styles.truck}>
            <input
              type="radio"
              name={name}
              className={cover.input}
              checked={chosen === typedVehicle}
              onChange={() => choose(typedVehicle)}
            />
            {t('boardBookingForm.truck.another')}
          </label>
        </div>
      )}
      {truck.isTyped && (
        <>
          <div className={styles.pair}>
            <TextField
              control={flow.control}
              name="vehicleRegistrationPlate"
              label={t('boardBookingForm.truck.plate')}
              autoCapitalize="characters"
              autoCorrect="off"
              autoComplete="off"
              spellCheck={false}
            />
            <TextField
              control={flow.control}
              name="vehicleModel"
              label={t('boardBookingForm.truck.model')}
              autoComplete="off"
            />
          </div>
          <Offered truck={truck} onTake={onTake} />
        </>
      )}
    </>
  );
};
