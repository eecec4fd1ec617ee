import { Button } from '@mantine/core';
import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { StatusBadge } from '../../domain/booking/status-badge.tsx';
import { Plate } from '../../domain/plate/plate.tsx';
import { ApprovalWord } from '../../domain/vehicle/approval-word.tsx';
import { openDialog } from '../../ui/dialogs/open-dialog.ts';
import styles from './board-vehicles.module.css';
import { contactsOf } from './vehicle-words.ts';

const openVehicleDetails = (vehicle: OperatorVehicle): Promise<void> =>
  openDialog<void>(async (close) => {
    const { VehicleDetails } = await import('./vehicle-details.tsx');
    return createElement(VehicleDetails, { vehicle, close });
  }).catch(() => undefined);

const none = '—';

const When = ({ instant }: { readonly instant: string | undefined }) =>
  instant === undefined ? (
    none
  ) : (
    <>
      {instant.slice(0, 10)}
      <div className={styles.dim}>{instant.slice(11, 16)}</div>
    </>
  );

const Row = ({ vehicle }: { readonly vehicle: OperatorVehicle }) => {
  const { t } = useTranslation();
  const { owner } = vehicle;
  const [contact] = contactsOf(owner);
  return (
    <tr>
      <td>
        <Plate text={vehicle.registrationPlate} size="sm" />
        <div>{vehicle.model}</div>
      </td>
      <td>
        {owner.lastName} {owner.firstName}
        <div className={`${styles.dim} ${styles.contact}`} title={contact}>
          {contact}
        </div>
      </td>
      <td>
        <ApprovalWord isApproved={vehicle.approved} />
        {vehicle.banStatus !== 'UNBANNED' && (
          <div>
            <StatusBadge status={vehicle.banStatus} />
          </div>
        )}
      </td>
      <td className={styles.when}>
        <When instant={vehicle.eventDate} />
      </td>
      <td className={styles.when}>
        <When instant={vehicle.createdDate} />
      </td>
      <td className={styles.open}>
        <Button
          variant="default"
          px={14}
          onClick={() => void openVehicleDetails(vehicle)}
          aria-label={t('boardVehicles.openOne', { plate: vehicle.registrationPlate })}
        >
          {t('boardVehicles.open')}
        </Button>
      </td>
    </tr>
  );
};

export const VehiclesTable = ({ vehicles }: { readonly vehicles: readonly OperatorVehicle[] }) => {
  const { t } = useTranslation();
  return (
    <section className={styles.scroll} aria-label={t('console.vehicles.title')} tabIndex={-1}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('boardVehicles.columns.vehicle')}</th>
            <th scope="col">{t('boardVehicles.columns.owner')}</th>
            <th scope="col">{t('boardVehicles.columns.state')}</th>
            <th scope="col" className={styles.when}>
              {t('boardVehicles.columns.event')}
            </th>
            <th scope="col" className={styles.when}>
              {t('boardVehicles.columns.created')}
            </th>
            <th scope="col">{t('boardVehicles.columns.action')}</th>
          </tr>
        </thead>
        <tbody>
          {vehicles.map((vehicle) => (
            <Row key={vehicle.id} vehicle={vehicle} />
          ))}
        </tbody>
      </table>
    </section>
  );
};
