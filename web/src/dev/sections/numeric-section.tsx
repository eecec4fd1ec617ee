import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumericInput } from '../../ui/fields/numeric-input.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Example } from '../choice.tsx';

export const NumericSection = () => {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  return (
    <>
      <Example title={t('gallery.numeric.limited')}>
        <div className={layout.fields}>
          <NumericInput
            label={t('gallery.numeric.code')}
            maxLength={6}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <p>
            {t('gallery.answer')}: <output>{code}</output>
          </p>
        </div>
      </Example>
      <Example title={t('gallery.numeric.free')}>
        <div className={layout.fields}>
          <NumericInput label={t('gallery.numeric.number')} defaultValue="2026" />
        </div>
      </Example>
    </>
  );
};
