import { useTranslation } from 'react-i18next';
import { plateGroups } from '#kernel/plates/parse-plate.ts';
import { minutesUntil } from '../../../domain/booking/arrival.ts';
import { useArrivalWords, useZoneWords } from '../../../domain/booking/booking-words.ts';
import { siteLine } from '../../../domain/checkpoint/site-place.tsx';
import { saveBlob } from '../../../lib/save-blob.ts';
import { calendarFile } from './calendar-file.ts';
import type { PassView } from './pass-view.ts';

/** If the arrival rules could not be loaded. */
const defaultReminder = 180;

type Options = {
  readonly pass: PassView;
  /** Stable across changes of the booking. */
  readonly uid: string;
  /** Increases with each change. */
  readonly sequence: number;
  readonly address: string | undefined;
};

/** Generated in the browser, so it works offline. */
export const useCalendarFile = ({ pass, uid, sequence, address }: Options) => {
  const { t } = useTranslation();
  const arrival = useArrivalWords(pass.window);
  const zone = useZoneWords(pass);
  return () => {
    const { number, model, site = {} } = pass;
    const { lat, lon } = site;
    const plate = plateGroups(pass.plate);
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
