import { Button } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.css';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '#contract/vehicles.ts';
import { confirmDialog, downloadDialog } from '../../ui/dialogs/open-dialog.ts';
import { handleRefusal } from '../../ui/errors/handle-refusal.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { Plate } from '../../ui/plate/plate.tsx';
import { StatusBadge } from '../../ui/status-badge/status-badge.tsx';
import { ApprovalWord } from './approval-word.tsx';
import { openVehicleDialog } from './open-vehicle-dialog.ts';
import { saveBlob } from './save-blob.ts';
import { useBanEnd } from './use-ban-end.ts';
import { deleteVehicle, downloadDocument } from './vehicle-calls.ts';
import styles from './vehicles-section.module.css';

const Ban = ({ vehicle }: { readonly vehicle: Vehicle }) => {
  const banEnd = useBanEnd();
  const { ban, banStatus } = vehicle;
  if (banStatus === 'UNBANNED' || !ban) return null;
  return (
    <Notice tone={banStatus === 'BANNED' ? 'red' : 'amber'}>
      <span className={styles.status}>
        <StatusBadge status={banStatus} />
      </span>
      <p>{ban.reason}</p>
      <p>{banEnd(ban)}</p>
    </Notice>
  );
};

export const VehicleCard = ({ vehicle }: { readonly vehicle: Vehicle }) => {
  const { t } = useTranslation();
  const { model, registrationPlate, approved, disapprovalReason, documents } = vehicle;
  const label = `${model} / ${registrationPlate}`;

  const remove = async () => {
    const isSure = await confirmDialog({
      title: t('vehicles.deleteTitle'),
      message: t('vehicles.deleteMessage', { vehicle: label }),
      okLabel: t('vehicles.delete'),
      isRisky: true,
    });
    if (isSure) await deleteVehicle(vehicle).catch(handleRefusal);
  };
  const download = () =>
    downloadDialog({
      documents: documents.map(({ documentId, name }) => ({ id: documentId, name })),
      download: async (id) => {
        const document = documents.find(({ documentId }) => documentId === id);
        if (document) saveBlob(await downloadDocument(document), document.name);
      },
    });

  return (
    <article className={styles.vehicle} aria-label={label}>
      <div className={styles.name}>
        <Plate text={registrationPlate} />
        <span>{model}</span>
        <ApprovalWord isApproved={approved} />
      </div>
      <div className={styles.about}>
        {disapprovalReason && <p>{disapprovalReason}</p>}
        <Ban vehicle={vehicle} />
      </div>
      <div className={styles.actions}>
        <Button variant="light" onClick={() => void openVehicleDialog(vehicle)}>
          {t('vehicles.edit')}
        </Button>
        {documents.length > 0 && (
          <Button variant="subtle" onClick={() => void download()}>
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
