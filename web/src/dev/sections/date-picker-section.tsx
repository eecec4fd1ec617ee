import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DatePicker } from '../../ui/date-picker/date-picker.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Example } from '../choice.tsx';

const today = '2026-11-20';

export const DatePickerSection = () => {
  const { t } = useTranslation();
  const [free, setFree] = useState('');
  const [limited, setLimited] = useState('2026-11-22');
  const [answer, setAnswer] = useState('');
  const report = (value: string, error: string | null) => setAnswer(JSON.stringify({ value, error }));

  return (
    <>
      <Example title={t('gallery.datePicker.free')}>
        <div className={layout.fields}>
          <DatePicker
            label={t('gallery.datePicker.any')}
            today={today}
            value={free}
            onChange={(value, error) => {
              setFree(value);
              report(value, error);
            }}
          />
          <DatePicker
            label={t('gallery.datePicker.limited')}
            description={t('gallery.datePicker.horizon')}
            today={today}
            min="2026-11-18"
            max="2027-02-10"
            value={limited}
            onChange={(value, error) => {
              setLimited(value);
              report(value, error);
            }}
          />
        </div>
        <p>
          {t('gallery.answer')}: <output>{answer}</output>
        </p>
      </Example>
      <Example title={t('gallery.datePicker.states')} as="fields">
        <DatePicker
          required
          label={t('gallery.datePicker.withError')}
          error={t('gallery.datePicker.needed')}
          value=""
          onChange={report}
        />
        <DatePicker disabled label={t('gallery.datePicker.off')} value={today} onChange={report} />
      </Example>
    </>
  );
};
