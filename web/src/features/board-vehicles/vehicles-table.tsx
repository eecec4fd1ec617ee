import { Button } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.css';
import { useTranslation } from 'react-i18next';
import type { OperatorVehicle } from '#contract/vehicles.ts';
import { Plate } from '../../ui/plate/plate.tsx';
import { StatusBadge } from '../../ui/status-badge/status-badge.tsx';
import styles from './board-vehicles.module.css';
import { openVehicleDetails } from './open-vehicle-details.ts';

const shortDate = (instant: string | undefined) => instant?.slice(0, 16).replace('T', ' ') ?? '—';

const Row = ({ vehicle }: { readonly vehicle: OperatorVehicle }) => {
  const { t } = useTranslation();
  const { owner } = vehicle;
  return (
    <tr>
      <td>
        <Plate text={vehicle.registrationPlate} size="sm" />
        <div>{vehicle.model}</div>
      </td>
      <td>
        {owner.lastName} {owner.firstName}
        <div className={styles.dim}>{owner.phoneNumber ?? owner.email}</div>
      </td>
      <td>{t(vehicle.approved ? 'vehicles.approved' : 'vehicles.notApproved')}</td>
      <td>
        <StatusBadge status={vehicle.banStatus} />
      </td>
      <td>{shortDate(vehicle.eventDate)}</td>
      <td>{shortDate(vehicle.createdDate)}</td>
      <td>
        <Button
          variant="default"
          size="compact-md"
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
            <th scope="col">{t('boardVehicles.columns.approval')}</th>
            <th scope="col">{t('boardVehicles.columns.status')}</th>
            <th scope="col">{t('boardVehicles.columns.event')}</th>
            <th scope="col">{t('boardVehicles.columns.created')}</th>
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
