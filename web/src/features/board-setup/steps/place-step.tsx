import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SetupPlace, SetupState } from '#contract/setup/setup.ts';
import {
  countryDefaults,
  countryOfZone,
  type SetupCountry,
  setupCountries,
} from '#contract/setup/setup-countries.ts';
import { languages, languageTag } from '../../../lib/i18n.ts';
import { useTimeZone } from '../../../lib/time/time-zone.ts';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SubmitButton } from '../../../ui/form/form-actions.tsx';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import layout from '../../../ui/layout/layout.module.css';
import sides from '../../../ui/layout/sides.module.css';
import styles from '../setup.module.css';
import { type PlaceValues, placeSchema } from './place-values.ts';
import { StepActions } from './step-actions.tsx';
import { forgetTyped, readTyped, useKeptValues } from './use-kept-values.ts';
import { ZoneField, ZoneNote } from './zone-fields.tsx';

const defaultsOf = ({ place }: SetupState, timeZone: string): PlaceValues => ({
  country: place?.country ?? countryOfZone(timeZone) ?? 'OTHER',
  zone: timeZone,
  names: place?.site.names ?? { RU: '', EN: '', CN: '' },
  address: place?.site.address ?? '',
  phone: place?.site.phone ?? '',
});

const useCountryOptions = () => {
  const { t } = useTranslation();
  const tag = languageTag();
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const options = setupCountries.map((value) => ({
    value: value as string,
    label: names.of(value) ?? value,
  }));
  options.sort((one, other) => one.label.localeCompare(other.label, tag));
  return [...options, { value: 'OTHER', label: t('setup.place.otherCountry') }];
};

type PlaceStepProps = {
  readonly state: SetupState;
  readonly onKeep: (place: SetupPlace) => Promise<void>;
};

export const PlaceStep = ({ state, onKeep }: PlaceStepProps) => {
  const { t } = useTranslation();
  const timeZone = useTimeZone();
  const flow = useFormFlow<PlaceValues, PlaceValues>({
    schema: placeSchema,
    defaultValues: { ...defaultsOf(state, timeZone), ...readTyped<PlaceValues>('place') },
    serverPaths: {
      'place.site.names': 'names',
      'place.site.address': 'address',
      'place.site.phone': 'phone',
      'place.country': 'country',
    },
    submit: async ({ country, names, address, phone }) => {
      await onKeep({ country, site: { names, address, ...(phone && { phone }) } });
      forgetTyped('place');
    },
  });
  const { control } = flow;
  useKeptValues('place', flow.form);
  const [country, zone] = useWatch({ control, name: ['country', 'zone'] });
  const prefix = country === 'OTHER' ? '+' : countryDefaults[country as SetupCountry].phonePrefix;
  return (
    <Form
      flow={flow}
      actions={
        <StepActions>
          <SubmitButton fullWidth={false}>{t('setup.place.next')}</SubmitButton>
        </StepActions>
      }
    >
      <div className={`${layout.stack} ${layout.loose} ${styles.body}`}>
        <div className={`${sides.sides} ${styles.place}`}>
          <SelectField
            control={control}
            name="country"
            label={t('setup.place.country')}
            data={useCountryOptions()}
            autoComplete="off"
          />
          <ZoneField control={control} country={country} />
        </div>
        <ZoneNote zone={zone} />
        <div className={layout.fields}>
          {languages.map((language) => (
            <TextField
              key={language}
              control={control}
              name={`names.${language}`}
              label={t(`setup.place.name.${language}`)}
              autoComplete="off"
            />
          ))}
        </div>
        <div className={layout.fields}>
          <TextField
            control={control}
            name="address"
            label={t('setup.place.address')}
            description={t('setup.place.addressHint')}
            autoComplete="off"
          />
          <PhoneField
            control={control}
            name="phone"
            label={t('setup.place.phone')}
            description={t('setup.place.phoneHint')}
            placeholder={prefix}
            autoComplete="off"
          />
        </div>
      </div>
    </Form>
  );
};
