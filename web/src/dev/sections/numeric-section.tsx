import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumericInput } from '../../ui/fields/numeric-input.tsx';
import { Example } from '../choice.tsx';

export const NumericSection = () => {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  return (
    <>
      <Example title={t('gallery.numeric.limited')} as="fields">
        <NumericInput
          label={t('gallery.numeric.code')}
          maxLength={6}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <p>
          {t('gallery.answer')}: <output>{code}</output>
        </p>
      </Example>
      <Example title={t('gallery.numeric.free')} as="fields">
        <NumericInput label={t('gallery.numeric.number')} defaultValue="2026" />
      </Example>
    </>
  );
};
