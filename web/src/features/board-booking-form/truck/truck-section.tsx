import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { shortName } from '../../../domain/account/full-name.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { ApprovalMark, BanMark } from '../../../domain/vehicle/vehicle-marks.tsx';
import card from '../../../ui/card/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import styles from '../booking-form.module.css';
import type { OperatorFlow } from '../values/operator-values.ts';
import { OwnTrucks } from './own-trucks.tsx';
import { TypedTruck } from './typed-truck.tsx';
import type { Truck } from './use-truck.ts';

type OfferedProps = { readonly truck: Truck; readonly onTake: (vehicle: OperatorVehicle) => void };

const Offered = ({ truck, onTake }: OfferedProps) => {
  const { t } = useTranslation();
  if (truck.offered.length === 0) return null;
  return (
    <ul className={`${card.frame} ${styles.offers}`} aria-label={t('boardBookingForm.truck.offered')}>
      {truck.offered.map((vehicle) => (
        <li key={vehicle.id}>
          <button type="button" className={`${layout.row} ${styles.offer}`} onClick={() => onTake(vehicle)}>
            <Plate text={vehicle.registrationPlate} size="sm" />
            <span className={text.dimmed}>{shortName(vehicle.owner)}</span>
            <ApprovalMark vehicle={vehicle} />
            <BanMark banStatus={vehicle.banStatus} />
          </button>
        </li>
      ))}
    </ul>
  );
};

type Props = {
  readonly flow: OperatorFlow;
  readonly truck: Truck;
  readonly onTake: (vehicle: OperatorVehicle) => void;
};

export const TruckSection = ({ flow, truck, onTake }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const { answer } = truck.own;
  const vehicleId = flow.form.watch('vehicleId');
  // Choosing an account removes the pressed button and the focus with it: move the focus on to the truck.
  useEffect(() => {
    if (!answer || vehicleId === undefined || !document.activeElement?.contains(box.current)) return;
    const find = (selector: string) => box.current?.querySelector<HTMLElement>(selector);
    (find('input[type="search"]') ?? find('input:checked') ?? find('input'))?.focus();
  }, [answer, vehicleId]);
  return (
    <div ref={box} className={layout.stack}>
      <OwnTrucks flow={flow} truck={truck} />
      {truck.isTyped && (
        <>
          <TypedTruck flow={flow} />
          <Offered truck={truck} onTake={onTake} />
        </>
      )}
    </div>
  );
};
