import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx';
import { type Period, type Preset, presetDays, presets } from './period.ts';
import styles from './period-choice.module.css';

type Props = { readonly period: Period; readonly today: string };

/** The last weeks, or any two days. */
export const PeriodChoice = ({ period, today }: Props) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isOwn, setOwn] = useState(period.preset === 'own');
  const show = (days: { from: string; to: string }) =>
    void navigate({ to: '/reports', search: days, replace: true });
  const choose = (preset: Preset) => {
    setOwn(false);
    show(presetDays(preset, today));
  };
  const chosen = isOwn ? 'own' : period.preset;
  return (
    <div className={styles.choice}>
      <fieldset className={styles.presets}>
        <legend>{t('boardReports.period.title')}</legend>
        {(Object.keys(presets) as Preset[]).map((preset) => (
          <button key={preset} type="button" aria-pressed={chosen === preset} onClick={() => choose(preset)}>
            {t(`boardReports.period.${preset}`)}
          </button>
        ))}
        <button type="button" aria-pressed={chosen === 'own'} onClick={() => setOwn(true)}>
          {t('boardReports.period.own')}
        </button>
      </fieldset>
      {chosen === 'own' && (
        <div className={styles.days}>
          <DatePicker
            label={t('boardReports.period.from')}
            value={period.from}
            max={period.to}
            onChange={(from) => from && show({ from, to: period.to })}
          />
          <DatePicker
            label={t('boardReports.period.to')}
            value={period.to}
            min={period.from}
            onChange={(to) => to && show({ from: period.from, to })}
          />
        </div>
      )}
    </div>
  );
};
