import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { countryDefaults, type SetupCountry } from '#contract/setup/setup-countries.ts';
import { languageTag } from '../../../lib/i18n.ts';
import { useNow } from '../../../lib/screen/use-now.ts';
import { dateFormat } from '../../../lib/time/date-format.ts';
import { useTimeZone } from '../../../lib/time/time-zone.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { CopyButton } from '../../../ui/copy/copy-button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import type { PlaceValues } from './place-values.ts';

/** The server's own zone is always offered, because it may not be a zone of the country. */
const zonesOf = (country: string, ofServer: string) => [
  ...new Set([
    ofServer,
    ...(country in countryDefaults ? countryDefaults[country as SetupCountry].zones : []),
  ]),
];

/** The zone with its offset, such as `UTC+9`, because people at a border speak of offsets. */
export const zoneWords = (timeZone: string, at: Date) => {
  const parts = dateFormat('en-US', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${timeZone} (${offset.replace('GMT', 'UTC')})`;
};

export const clockIn = (timeZone: string, at: Date) =>
  dateFormat(languageTag(), { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);

type ZoneFieldProps = {
  readonly control: Control<PlaceValues, unknown, PlaceValues>;
  readonly country: string;
};

/** The zone is a setting of the server process, so choosing another one only shows how to set that. */
export const ZoneField = ({ control, country }: ZoneFieldProps) => {
  const { t } = useTranslation();
  const ofServer = useTimeZone();
  const now = useNow();
  return (
    <SelectField
      control={control}
      name="zone"
      label={t('setup.place.zone')}
      description={t('setup.place.zoneNote')}
      data={zonesOf(country, ofServer).map((value) => ({
        value,
        label: `${zoneWords(value, now)}, ${t('setup.place.now', { time: clockIn(value, now) })}`,
      }))}
      autoComplete="off"
    />
  );
};

export const ZoneNote = ({ zone }: Pick<PlaceValues, 'zone'>) => {
  const { t } = useTranslation();
  const ofServer = useTimeZone();
  const setting = `TIME_ZONE=${zone}`;
  return (
    <div role="status">
      {zone !== ofServer && (
        <Callout>
          <p>{t('setup.place.zoneDiffers', { zone: ofServer })}</p>
          <p className={layout.row}>
            <code className={text.code}>{setting}</code>
            <CopyButton text={setting} label={t('setup.place.copy')} />
          </p>
        </Callout>
      )}
    </div>
  );
};
