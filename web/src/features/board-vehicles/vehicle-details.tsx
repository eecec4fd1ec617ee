import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { StatusBadge } from '../../domain/booking/status-badge.tsx';
import { Plate } from '../../domain/plate/plate.tsx';
import { ApprovalWord } from '../../domain/vehicle/approval-word.tsx';
import { DialogFrame } from '../../ui/dialogs/dialog-frame.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { BanHistory } from './ban-history.tsx';
import styles from './board-vehicles.module.css';
import { DocumentPreview } from './document-preview.tsx';
import { useVehicleDecisions } from './use-vehicle-decisions.ts';
import { samePlateQuery, vehicleQuery } from './vehicle-list-calls.ts';
import { actOf, contactsOf, momentWords } from './vehicle-words.ts';

const SamePlate = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(samePlateQuery(id));
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data?.length) return null;
  return (
    <section className={styles.block}>
      <h3>{t('boardVehicles.others', { count: data.length })}</h3>
      {data.map((other) => (
        <p key={other.id}>
          {other.owner.lastName} {other.owner.firstName}, {other.model},{' '}
          {t(other.approved ? 'vehicles.approved' : 'vehicles.notApproved')}
        </p>
      ))}
    </section>
  );
};

type DecisionsProps = { readonly vehicle: OperatorVehicle; readonly stateId: string };

/** Named by the state they lead to: a decision's button may go with it, and then the focus comes to this section. */
const Decisions = ({ vehicle, stateId }: DecisionsProps) => {
  const { t } = useTranslation();
  const decide = useVehicleDecisions(vehicle);
  return (
    <section className={styles.actions} aria-labelledby={stateId}>
      {vehicle.approved ? (
        <Button variant="default" loading={decide.busy} onClick={decide.disapprove}>
          {t('boardVehicles.disapprove')}
        </Button>
      ) : (
        <>
          <Button loading={decide.busy} onClick={decide.approve}>
            {t('boardVehicles.approve')}
          </Button>
          <Button variant="default" loading={decide.busy} onClick={decide.disapprove}>
            {t('boardVehicles.refuse')}
          </Button>
        </>
      )}
      <Button variant="default" onClick={decide.warn}>
        {t('boardVehicles.warn')}
      </Button>
      <Button variant="light" color="red" onClick={decide.ban}>
        {t('boardVehicles.ban')}
      </Button>
      {vehicle.banStatus !== 'UNBANNED' && (
        <Button variant="default" onClick={decide.unban}>
          {t(`boardVehicles.${actOf('unban', vehicle)}`)}
        </Button>
      )}
    </section>
  );
};

const Facts = ({ vehicle }: { readonly vehicle: OperatorVehicle }) => {
  const { t } = useTranslation();
  const { owner } = vehicle;
  const stateId = useId();
  return (
    <section className={styles.block}>
      <Plate text={vehicle.registrationPlate} size="lg" />
      <p>
        {owner.lastName} {owner.firstName} {owner.patronymic}
      </p>
      <p className={styles.dim}>{contactsOf(owner).join(', ')}</p>
      <div id={stateId} role="status" className={styles.block}>
        <p>
          <ApprovalWord isApproved={vehicle.approved} />
        </p>
        {vehicle.disapprovalReason && <p>{vehicle.disapprovalReason}</p>}
        {vehicle.banStatus !== 'UNBANNED' && (
          <p>
            <StatusBadge status={vehicle.banStatus} /> {vehicle.ban?.reason}
          </p>
        )}
        {vehicle.ban && (
          <p className={styles.dim}>
            {vehicle.ban.until
              ? t('boardVehicles.heldUntil', { date: momentWords(vehicle.ban.until) })
              : t('boardVehicles.heldUntilLifted')}
          </p>
        )}
      </div>
      <Decisions vehicle={vehicle} stateId={stateId} />
    </section>
  );
};

type VehicleDetailsProps = { readonly vehicle: OperatorVehicle; readonly close: () => void };

/** All that an operator needs to decide about a truck, its papers beside the decision. */
export const VehicleDetails = ({ vehicle: listed, close }: VehicleDetailsProps) => {
  const { t } = useTranslation();
  const { data } = useQuery(vehicleQuery(listed.id));
  const vehicle = data && 'owner' in data ? data : listed;
  return (
    <DialogFrame
      size="lg"
      title={`${vehicle.model} / ${vehicle.registrationPlate}`}
      actions={
        <Button variant="default" onClick={close}>
          {t('boardVehicles.close')}
        </Button>
      }
    >
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Facts vehicle={vehicle} />
          <SamePlate id={vehicle.id} />
          <BanHistory id={vehicle.id} />
        </div>
        <DocumentPreview documents={vehicle.documents} />
      </div>
    </DialogFrame>
  );
};
