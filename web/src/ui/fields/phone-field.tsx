import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n.ts';
import { type Field, useField } from '../form/use-field.ts';
import { loadPhoneMetadata, phoneCharacters, readablePhone } from './phone-number.ts';
import type { TextProps } from './text-field.tsx';

const loadQuietly = () => {
  // Without the metadata only the number's shape is checked. The server checks the rest.
  loadPhoneMetadata().catch(() => undefined);
};

/** The form's value is the typed text, which the schema `phoneNumber` turns into E.164. */
export const PhoneField: Field<TextProps> = (props) => {
  const { t } = useTranslation();
  const { field, error, rest, rewrite } = useField(props);
  return (
    <TextInput
      description={t('form.phoneHint')}
      autoComplete="tel"
      {...rest}
      {...field}
      type="tel"
      inputMode="tel"
      error={error}
      onFocus={loadQuietly}
      onChange={(event) => field.onChange(phoneCharacters(event.currentTarget.value))}
      onBlur={() => {
        const readable = readablePhone(String(field.value), currentLanguage());
        if (readable !== field.value) rewrite(readable);
        field.onBlur();
      }}
    />
  );
};
