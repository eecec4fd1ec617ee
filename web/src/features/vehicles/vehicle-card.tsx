import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { appealSubject, useUndecidedAppeal } from '../../domain/appeal/own-appeals.ts';
import { StrikesLink } from '../../domain/appeal/strikes-link.tsx';
import { whenWords } from '../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../domain/plate/plate.tsx';
import { plateText } from '../../domain/plate/plate-text.ts';
import { chooseDownloads } from '../../domain/vehicle/document-calls.ts';
import { deleteVehicle } from '../../domain/vehicle/own-vehicles.ts';
import { PapersWord } from '../../domain/vehicle/papers-word.tsx';
import { useBanEnd } from '../../domain/vehicle/use-ban-end.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { Callout } from '../../ui/callout/callout.tsx';
import { confirmDialog, openLoaded } from '../../ui/dialogs/open-dialog.ts';
import { handleRefusal } from '../../ui/errors/handle-refusal.ts';
import layout from '../../ui/layout/layout.module.css';
import styles from './vehicles-section.module.css';

const loadVehicleDialog = async () => (await import('./vehicle-dialog.tsx')).VehicleDialog;

export const openVehicleDialog = (vehicle?: Vehicle) => openLoaded(loadVehicleDialog, { vehicle }, false);

const Undecided = ({ vehicleId }: { readonly vehicleId: string }) => {
  const { t } = useTranslation();
  const appeal = useUndecidedAppeal(vehicleId);
  if (!appeal) return null;
  const due = whenWords(appeal.dueAt);
  const subject = appealSubject(appeal);
  return <p>{t(`appeals.${appeal.state === 'OPEN' ? 'due' : 'suspended'}.${subject}`, { due })}</p>;
};

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
      <Undecided vehicleId={vehicle.id} />
      <StrikesLink vehicleId={vehicle.id} />
    </Callout>
  );
};

/** Tells of a suspended ban, which nothing else on the card does, because it counts as no ban. */
const Suspended = ({ vehicle: { id, banStatus } }: { readonly vehicle: Vehicle }) => {
  const { t } = useTranslation();
  const appeal = useUndecidedAppeal(id);
  if (banStatus !== 'UNBANNED' || !appeal) return null;
  return (
    <Callout tone={appeal.state === 'SUSPENDED' ? 'green' : 'amber'}>
      <strong>{t(`appeals.state.${appeal.state}`)}</strong>
      <Undecided vehicleId={id} />
      <StrikesLink vehicleId={id} />
    </Callout>
  );
};

export const VehicleCard = ({ vehicle }: { readonly vehicle: Vehicle }) => {
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
    <article className={`${layout.stack} ${layout.boxed} ${styles.vehicle}`} aria-label={label}>
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
        <Suspended vehicle={vehicle} />
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
