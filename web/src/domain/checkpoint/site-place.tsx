import { useTranslation } from 'react-i18next';
import type { CheckpointSite } from '#contract/params/checkpoint-site.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import controls from '../../ui/button/text-button.module.css';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import { phoneWords } from '../account/phone-words.ts';
import styles from './site-place.module.css';

/** Name and address in one line, for calendar entries. */
export const siteLine = ({ names, address }: CheckpointSite) =>
  [names?.[currentLanguage()], address].filter(Boolean).join(', ');

const openMap = (lat: number, lon: number) =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=14/${lat}/${lon}`;

/** Renders nothing without an address or coordinates. */
export const SitePlace = ({ site }: { readonly site: CheckpointSite }) => {
  const { t } = useTranslation();
  const { lat, lon, phone } = site;
  const words = siteLine(site);
  const hasPoint = lat !== undefined && lon !== undefined;
  if (words === '' && !hasPoint && !phone) return null;
  return (
    <div className={`${layout.row} ${styles.place}`}>
      {words !== '' && <p className={text.breaks}>{t('booking.site.where', { place: words })}</p>}
      {hasPoint && (
        <a className={controls.link} href={`geo:${lat},${lon}?q=${lat},${lon}`}>
          {t('booking.site.navigate')}
        </a>
      )}
      {hasPoint && (
        <a className={controls.link} href={openMap(lat, lon)} target="_blank" rel="noreferrer">
          {t('booking.site.map')}
        </a>
      )}
      {phone && (
        <a className={controls.link} href={`tel:${phone}`}>
          {phoneWords(phone)}
        </a>
      )}
    </div>
  );
};
