import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { Plate } from '../../domain/plate/plate.tsx';
import { plateText } from '../../domain/plate/plate-text.ts';
import { chooseDownloads } from '../../domain/vehicle/document-calls.ts';
import { deleteVehicle, ownVehiclesQuery } from '../../domain/vehicle/own-vehicles.ts';
import { PapersWord } from '../../domain/vehicle/papers-word.tsx';
import { useBanEnd } from '../../domain/vehicle/use-ban-end.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { Callout } from '../../ui/callout/callout.tsx';
import { SectionCard } from '../../ui/card/section-card.tsx';
import { confirmDialog, openLoaded } from '../../ui/dialogs/open-dialog.ts';
import { handleRefusal } from '../../ui/errors/handle-refusal.ts';
import layout from '../../ui/layout/layout.module.css';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { EmptyState } from '../../ui/states/state-block.tsx';
import styles from './vehicles-section.module.css';

const loadVehicleDialog = async () => (await import('./vehicle-dialog.tsx')).VehicleDialog;

const openVehicleDialog = (vehicle?: Vehicle) =>
  openLoaded<{ vehicle: Vehicle | undefined }, boolean>(loadVehicleDialog, { vehicle }, false);

const Ban = ({ vehicle }: { readonly vehicle: Vehicle }) => {
  const { t } = useTranslation();
  const banEnd = useBanEnd();
  const { ban, banStatus } = vehicle;
  if (banStatus === 'UNBANNED' || !ban) return null;
  return (
    <Callout tone={banStatus === 'BANNED' ? 'red' : 'amber'}>
      <strong>{t(`status.${banStatus}`)}</strong>
      <p>{ban.reasons[currentLanguage()]}</p>
      <p>{banEnd(ban)}</p>
    </Callout>
  );
};

const VehicleCard = ({ vehicle }: { readonly vehicle: Vehicle }) => {
  const { t } = useTranslation();
  const { model, registrationPlate, documents } = vehicle;
  const refusal = vehicle.disapprovalReasons?.[currentLanguage()] ?? vehicle.disapprovalReason;
  const label = `${model} / ${plateText(registrationPlate)}`;

  const remove = async () => {
    const isSure = await confirmDialog({
      title: t('vehicles.deleteTitle'),
      message: t('vehicles.deleteMessage', { vehicle: label }),
      okLabel: t('vehicles.delete'),
      isRisky: true,
    });
    if (isSure) await deleteVehicle(vehicle).catch(handleRefusal);
  };

  return (
    <article className={`${layout.stack} ${styles.vehicle}`} aria-label={label}>
      <div className={layout.apart}>
        <div className={layout.row}>
          <Plate text={registrationPlate} />
          {model}
        </div>
        <PapersWord vehicle={vehicle} />
      </div>
      <div className={layout.stack}>
        {refusal && <p>{t('vehicles.refusedWhy', { reason: refusal })}</p>}
        <Ban vehicle={vehicle} />
      </div>
      <div className={`${layout.row} ${styles.actions}`}>
        <Button variant="light" onClick={() => void openVehicleDialog(vehicle)}>
          {t('vehicles.edit')}
        </Button>
        {documents.length > 0 && (
          <Button variant="subtle" onClick={() => void chooseDownloads(documents)}>
            {t('vehicles.documents', { count: documents.length })}
          </Button>
        )}
        <Button variant="subtle" color="red" onClick={() => void remove()}>
          {t('vehicles.delete')}
        </Button>
      </div>
    </article>
  );
};

const Vehicles = () => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(ownVehiclesQuery);
  if (data?.length === 0) return <EmptyState title={t('vehicles.empty')} />;
  if (data)
    return (
      <div className={styles.list}>
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
