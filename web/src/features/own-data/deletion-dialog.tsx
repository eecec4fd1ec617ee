import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DeletionPreview } from '#contract/accounts/own-data.ts';
import { whenWords } from '../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../domain/plate/plate.tsx';
import { Callout } from '../../ui/callout/callout.tsx';
import { DialogFrame } from '../../ui/dialogs/dialog-frame.tsx';
import layout from '../../ui/layout/layout.module.css';
import points from '../../ui/text/points.module.css';
import text from '../../ui/text/text.module.css';
import styles from './deletion-dialog.module.css';

type Props = { readonly preview: DeletionPreview; readonly close: (isSure: boolean) => void };

const InLineDialog = ({ preview, close }: Props) => {
  const { t } = useTranslation();
  return (
    <DialogFrame
      title={t('ownData.deletion.inLineTitle')}
      message={t('ownData.deletion.inLine', { numbers: preview.inLine.join(', ') })}
      actions={
        <Button data-autofocus onClick={() => close(false)}>
          {t('common.ok')}
        </Button>
      }
    />
  );
};

const Goes = ({ preview }: Pick<Props, 'preview'>) => {
  const { t } = useTranslation();
  const { bookings, vehicles, files, appeals } = preview;
  return (
    <section className={layout.stack}>
      <h3>{t('ownData.deletion.goes')}</h3>
      {bookings.length > 0 && (
        <>
          <p>{t('ownData.deletion.bookings', { count: bookings.length })}</p>
          <ul className={`${layout.stack} ${styles.bookings}`}>
            {bookings.map((booking) => (
              <li key={booking.id} className={layout.row}>
                <Plate text={booking.vehicleRegistrationPlate} size="sm" />
                <span>{whenWords(booking.dateBooked)}</span>
                <span className={text.hint}>{booking.formattedBookingNumber}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <ul className={`${points.points} ${layout.stack} ${layout.tight}`}>
        <li>{t('ownData.deletion.person')}</li>
        {vehicles > 0 && <li>{t('ownData.deletion.vehicles', { count: vehicles })}</li>}
        {files > 0 && <li>{t('ownData.deletion.files', { count: files })}</li>}
        {appeals > 0 && <li>{t('ownData.deletion.appeals', { count: appeals })}</li>}
      </ul>
    </section>
  );
};

const Stays = ({ preview: { bannedPlates } }: Pick<Props, 'preview'>) => {
  const { t } = useTranslation();
  return (
    <section className={layout.stack}>
      <h3>{t('ownData.deletion.stays')}</h3>
      <ul className={`${points.points} ${layout.stack} ${layout.tight}`}>
        <li>{t('ownData.deletion.numbers')}</li>
        <li>{t('ownData.deletion.bans')}</li>
        <li>{t('ownData.deletion.backups')}</li>
      </ul>
      {bannedPlates.length > 0 && (
        <div className={layout.row}>
          <span>{t('ownData.deletion.banned')}</span>
          {bannedPlates.map((plate) => (
            <Plate key={plate} text={plate} size="sm" />
          ))}
        </div>
      )}
    </section>
  );
};

/** Tells everything that goes and stays before it is confirmed. Cancel has the focus. */
export const DeletionDialog = ({ preview, close }: Props) => {
  const { t } = useTranslation();
  if (preview.inLine.length > 0) return <InLineDialog preview={preview} close={close} />;
  return (
    <DialogFrame
      title={t('ownData.deletion.title')}
      role="alertdialog"
      actions={
        <>
          <Button variant="default" data-autofocus onClick={() => close(false)}>
            {t('common.cancel')}
          </Button>
          <Button color="red" onClick={() => close(true)}>
            {t('ownData.deletion.confirm')}
          </Button>
        </>
      }
    >
      <Callout>
        <p>{t('ownData.deletion.final')}</p>
      </Callout>
      <Goes preview={preview} />
      <Stays preview={preview} />
    </DialogFrame>
  );
};
