import { TextInput } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { OperatorVehicle, Vehicle } from '#contract/vehicles/vehicles.ts';
import { shortName } from '../../../domain/account/full-name.ts';
import { typedVehicle } from '../../../domain/booking/form/vehicle-values.ts';
import { shortWhen } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { ApprovalMark, BanMark } from '../../../domain/vehicle/vehicle-marks.tsx';
import { isComposing } from '../../../lib/screen/is-composing.ts';
import card from '../../../ui/card/card.module.css';
import parts from '../../../ui/card/parts.module.css';
import cover from '../../../ui/fields/cover-input.module.css';
import { useFormFlowContext } from '../../../ui/form/form-flow-context.ts';
import layout from '../../../ui/layout/layout.module.css';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { Renewed } from '../../../ui/states/renewed.tsx';
import { PageTurn } from '../../../ui/table/page-turn.tsx';
import text from '../../../ui/text/text.module.css';
import styles from '../booking-form.module.css';
import type { OperatorFlow } from '../values/operator-values.ts';
import { TypedTruck } from './typed-truck.tsx';
import type { OwnTrucksList, Truck } from './use-truck.ts';

type SearchProps = { readonly own: OwnTrucksList; readonly onEnter: () => void };

const Search = ({ own, onEnter }: SearchProps) => {
  const { t } = useTranslation();
  const takeEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    // Enter in the search field must not submit the form.
    event.preventDefault();
    onEnter();
  };
  return (
    <TextInput
      type="search"
      label={t('boardBookingForm.truck.search')}
      description={t('boardBookingForm.truck.searchHint', { total: own.answer?.total })}
      maxLength={30}
      autoComplete="off"
      spellCheck={false}
      value={own.typed}
      onChange={(event) => own.search(event.currentTarget.value)}
      onKeyDown={takeEnter}
    />
  );
};

type ChoiceProps = {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
};

const Choice = ({ name, isChosen, onChoose, children }: ChoiceProps) => (
  <label className={`${layout.row} ${styles.offer}`}>
    <input type="radio" name={name} className={cover.input} checked={isChosen} onChange={onChoose} />
    {children}
  </label>
);

const BookedMark = ({ booking }: { readonly booking: Booking | undefined }) => {
  const { t } = useTranslation();
  return booking ? (
    <span>{t('boardBookingForm.truck.booked', { when: shortWhen(booking.dateBooked) })}</span>
  ) : null;
};

type OwnTrucksProps = { readonly flow: OperatorFlow; readonly truck: Truck };

/** The account's trucks. The chosen one stays listed, whichever page is shown. */
const OwnTrucks = ({ flow, truck: { own, vehicle: chosen, remember } }: OwnTrucksProps) => {
  const { t } = useTranslation();
  const { tellEdit } = useFormFlowContext();
  const name = useId();
  const chosenId = flow.form.watch('vehicleId');
  const choose = (vehicle: Vehicle | null) => {
    tellEdit();
    if (vehicle) remember(vehicle);
    flow.form.setValue('vehicleId', vehicle?.id ?? typedVehicle, { shouldDirty: true });
  };
  const { vehicles, answer, isLong, isOld } = own;
  if (own.hasFailed) return <LoadFailure message={t('boardBookingForm.truck.failed')} onRetry={own.retry} />;
  if (!answer || (vehicles.length === 0 && !isLong && !chosen)) return null;
  const isElsewhere = chosen && !vehicles.some(({ id }) => id === chosen.id);
  return (
    <>
      {isLong && <Search own={own} onEnter={() => !isOld && vehicles[0] && choose(vehicles[0])} />}
      <Renewed isOld={isOld}>
        <div
          className={`${card.frame} ${parts.divided} ${styles.offers}`}
          role="radiogroup"
          aria-label={t('boardBookingForm.truck.title')}
        >
          {[...(isElsewhere ? [chosen] : []), ...vehicles].map((vehicle) => (
            <Choice
              key={vehicle.id}
              name={name}
              isChosen={vehicle.id === chosenId}
              onChoose={() => choose(vehicle)}
            >
              <span className={styles.plate}>
                <Plate text={vehicle.registrationPlate} size="sm" />
              </span>
              <span className={text.dimmed}>{vehicle.model}</span>
              <ApprovalMark vehicle={vehicle} />
              <BanMark banStatus={vehicle.banStatus} />
              <BookedMark booking={own.bookingOf(vehicle)} />
            </Choice>
          ))}
          <Choice name={name} isChosen={chosenId === typedVehicle} onChoose={() => choose(null)}>
            {t('boardBookingForm.truck.another')}
          </Choice>
        </div>
        {vehicles.length === 0 && <p className={text.hint}>{t('boardBookingForm.truck.none')}</p>}
        <PageTurn page={own.page} answer={answer} onPage={own.turnTo} />
      </Renewed>
    </>
  );
};

type OfferedProps = { readonly truck: Truck; readonly onTake: (vehicle: OperatorVehicle) => void };

const Offered = ({ truck, onTake }: OfferedProps) => {
  const { t } = useTranslation();
  if (truck.offered.length === 0) return null;
  return (
    <ul
      className={`${card.frame} ${parts.divided} ${styles.offers}`}
      aria-label={t('boardBookingForm.truck.offered')}
    >
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
  // Choosing an account removes the pressed button and with it the focus, which therefore moves on to the truck.
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
