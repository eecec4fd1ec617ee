import { useTranslation } from 'react-i18next';
import { languages } from '../../../lib/i18n.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { ControlProps } from '../params-values.ts';
import styles from './fields.module.css';

export const SiteFields = ({ control }: ControlProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles.fields}>
      {languages.map((language) => (
        <TextField
          key={language}
          control={control}
          name={`site.names.${language}`}
          label={t(`parameters.cargo.${language}`)}
        />
      ))}
      <TextField control={control} name="site.address" label={t('parameters.site.address')} />
      <TextField
        control={control}
        name="site.coordinates"
        label={t('parameters.site.coordinates')}
        description={t('parameters.site.coordinatesHint')}
      />
      <TextField control={control} name="site.phone" label={t('parameters.site.phone')} type="tel" />
    </div>
  );
};
