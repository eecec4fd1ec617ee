import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ownVehiclesQuery } from '../../domain/vehicle/own-vehicles.ts';
import { SectionCard } from '../../ui/card/section-card.tsx';
import layout from '../../ui/layout/layout.module.css';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { EmptyState } from '../../ui/states/state-block.tsx';
import { openVehicleDialog, VehicleCard } from './vehicle-card.tsx';
import styles from './vehicles-section.module.css';

const Vehicles = () => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(ownVehiclesQuery);
  if (data?.length === 0) return <EmptyState title={t('vehicles.empty')} />;
  if (data)
    return (
      <div className={`${layout.fields} ${styles.list}`}>
        {data.map((vehicle) => (
          <VehicleCard key={vehicle.id} vehicle={vehicle} />
        ))}
      </div>
    );
  return error ? (
    <ErrorState error={error} onRetry={() => void refetch()} />
  ) : (
    <SkeletonRows rows={1} height={150} />
  );
};

export const VehiclesSection = () => {
  const { t } = useTranslation();
  return (
    <SectionCard
      title={t('vehicles.title')}
      action={
        <Button variant="light" onClick={() => void openVehicleDialog()}>
          {t('vehicles.add')}
        </Button>
      }
    >
      <Vehicles />
    </SectionCard>
  );
};
