import { useTranslation } from 'react-i18next';
import { languages } from '../../../lib/i18n.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { ControlProps } from '../params-values.ts';

type Props = ControlProps & {
  readonly name: 'site.names' | `cargoTypes.${number}.names` | `gates.${number}.directions`;
};

export const LanguageFields = ({ control, name }: Props) => {
  const { t } = useTranslation();
  return languages.map((language) => (
    <TextField
      key={language}
      control={control}
      name={`${name}.${language}`}
      label={t(`parameters.cargo.${language}`)}
    />
  ));
};
