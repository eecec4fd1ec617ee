import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings.ts';
import type { Vehicle } from '#contract/vehicles.ts';
import { StatusBadge } from '../../../domain/booking/status-badge.tsx';
import { whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { ApprovalWord } from '../../../domain/vehicle/approval-word.tsx';
import { useBanEnd } from '../../../domain/vehicle/use-ban-end.ts';
import { canBeBooked } from '../../../domain/vehicle/vehicle-rules.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import formStyles from '../form/booking-form.module.css';
import { typedVehicle } from './booking-values.ts';
import styles from './new-booking.module.css';
import type { NewBookingState } from './use-new-booking.ts';

type FlowProps = Pick<NewBookingState, 'flow'>;

/** Their own trucks, and one more that is not among them yet. */
export const VehicleSelect = ({ flow, vehicles }: FlowProps & { readonly vehicles: readonly Vehicle[] }) => {
  const { t } = useTranslation();
  return (
    <SelectField
      control={flow.control}
      name="vehicleId"
      label={t('booking.new.vehicle')}
      data={[
        ...vehicles.map(({ id, model, registrationPlate }) => ({
          value: id,
          label: `${model} / ${registrationPlate}`,
        })),
        { value: typedVehicle, label: t('booking.new.anotherVehicle') },
      ]}
    />
  );
};

export const TypedVehicle = ({ flow }: FlowProps) => {
  const { t } = useTranslation();
  const plate = flow.form.watch('vehicleRegistrationPlate').trim();
  return (
    <div className={formStyles.pair}>
      <TextField control={flow.control} name="vehicleModel" label={t('vehicles.model')} />
      <TextField
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

const BanNotice = ({ ban }: Pick<Vehicle, 'ban'>) => {
  const { t } = useTranslation();
  const banEnd = useBanEnd();
  return (
    <Notice tone="red" role="status">
      <p>{t('errors.VEHICLE_BANNED')}</p>
      {ban && <p className={styles.reason}>{t('booking.reason', { reason: ban.reason })}</p>}
      {ban && <p>{banEnd(ban)}</p>}
    </Notice>
  );
};

type ChosenVehicleProps = { readonly vehicle: Vehicle; readonly booked: Booking | undefined };

/** The chosen truck's face, and whatever stands between it and a booking. */
export const ChosenVehicle = ({ vehicle, booked }: ChosenVehicleProps) => {
  const { t } = useTranslation();
  const { registrationPlate, model, approved, banStatus, ban } = vehicle;
  return (
    <>
      <div className={styles.chosen}>
        <Plate text={registrationPlate} />
        <span>{model}</span>
        <ApprovalWord isApproved={approved} />
        {banStatus !== 'UNBANNED' && <StatusBadge status={banStatus} />}
        {banStatus === 'WARNED' && ban && <span className={styles.reason}>{ban.reason}</span>}
      </div>
      {!canBeBooked(vehicle) && <BanNotice ban={ban} />}
      {booked && (
        <Notice role="status">
          <p>{t('booking.new.alreadyBooked', { when: whenWords(booked.dateBooked) })}</p>
        </Notice>
      )}
    </>
  );
};
