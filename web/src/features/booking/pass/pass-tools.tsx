import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plateGroups } from '#kernel/plates/parse-plate.ts';
import { minutesUntil } from '../../../domain/booking/arrival.ts';
import { useArrivalWords, useZoneWords } from '../../../domain/booking/booking-words.ts';
import { siteLine } from '../../../domain/checkpoint/site-place.tsx';
import { saveBlob } from '../../../lib/save-blob.ts';
import { isCancelled } from '../../../ui/errors/error-dialog.ts';
import { handleError } from '../../../ui/errors/handle-error.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { calendarFile } from './calendar-file.ts';
import styles from './pass.module.css';
import type { PassView } from './pass-view.ts';

/** Minutes used if the arrival rules could not be loaded. */
const defaultReminder = 180;

type PassToolsProps = {
  readonly pass: PassView;
  readonly address: string | undefined;
  /** Stays the same when the booking changes. */
  readonly uid: string;
  /** Increases with each change, so that calendars update the same appointment. */
  readonly sequence: number;
};

/** Made in the browser, so that it works without a network. */
const useCalendarFile = ({ pass, uid, sequence, address }: PassToolsProps) => {
  const { t } = useTranslation();
  const arrival = useArrivalWords(pass.window);
  const zone = useZoneWords(pass);
  return () => {
    const { formattedBookingNumber: number, vehicleModel: model, site = {} } = pass;
    const { lat, lon } = site;
    const plate = plateGroups(pass.vehicleRegistrationPlate);
    const about = model
      ? t('booking.calendar.description', { number, model, plate })
      : t('booking.calendar.descriptionShort', { number, plate });
    const content = calendarFile(
      {
        uid: `${uid}@oktet`,
        sequence,
        start: pass.dateBooked,
        end: pass.slotEnd,
        summary: t('booking.calendar.summary', { plate }),
        description: [about, arrival, zone].filter(Boolean).join('\n'),
        url: address ?? `${location.origin}/booking`,
        location: siteLine(site) || undefined,
        geo: lat !== undefined && lon !== undefined ? { lat, lon } : undefined,
        remindMinutesBefore: pass.window
          ? minutesUntil(pass.dateBooked, new Date(pass.window.from))
          : defaultReminder,
      },
      new Date(),
    );
    saveBlob(new Blob([content], { type: 'text/calendar;charset=utf-8' }), `oktet-${number}.ics`);
  };
};

type ToolProps = {
  readonly icon: string;
  readonly label: string;
  readonly onClick: () => void;
};

const Tool = ({ icon, label, onClick }: ToolProps) => (
  <button type="button" onClick={onClick}>
    <Icon path={icon} />
    {label}
  </button>
);

const shareIcon = 'M12 15V4M8 7.5 12 4l4 3.5M5 12v7h14v-7';
const printIcon = 'M7 9V4h10v5M7 17H5a1 1 0 0 1-1-1v-6h16v6a1 1 0 0 1-1 1h-2M7 14h10v6H7z';
const calendarIcon = 'M5 6h14v14H5zM5 10h14M9 3.5V7M15 3.5V7';

/** Opens the system's share sheet, or copies the URL if there is none. */
const share = async (address: string, title: string): Promise<'shared' | 'copied'> => {
  if (typeof navigator.share === 'function') {
    await navigator.share({ title, url: address });
    return 'shared';
  }
  await navigator.clipboard.writeText(address);
  return 'copied';
};

export const PassTools = (props: PassToolsProps) => {
  const { pass, address } = props;
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const saveCalendarFile = useCalendarFile(props);
  const send = (url: string) =>
    share(url, t('booking.pass.shareTitle', { number: pass.formattedBookingNumber })).then(
      (how) => setCopied(how === 'copied'),
      (error) => (isCancelled(error) ? undefined : handleError(error)),
    );
  return (
    <div className={styles.tools}>
      {address !== undefined && (
        <Tool icon={shareIcon} label={t('booking.pass.share')} onClick={() => void send(address)} />
      )}
      <Tool icon={printIcon} label={t('booking.pass.print')} onClick={() => window.print()} />
      <Tool icon={calendarIcon} label={t('booking.pass.calendar')} onClick={saveCalendarFile} />
      <p role="status" className={layout.live}>
        {isCopied && t('booking.pass.copied')}
      </p>
    </div>
  );
};
