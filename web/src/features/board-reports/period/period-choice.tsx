import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import segments from '../../../ui/tabs/segments.module.css';
import { spanWords } from '../words.ts';
import { type Period, type Preset, presetDays, presets } from './period.ts';

type Props = { readonly period: Period; readonly today: string };

const CalendarIcon = () => <Icon size={18} path="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4" />;

export const PeriodChoice = ({ period, today }: Props) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isOwn, setOwn] = useState(period.preset === 'own');
  const show = (days: { from: string; to: string }) =>
    void navigate({ to: '/reports', search: days, replace: true });
  const chosen = isOwn ? 'own' : period.preset;
  const choices = [...(Object.keys(presets) as Preset[]), 'own' as const];
  return (
    <>
      <fieldset className={segments.segments} aria-label={t('boardReports.period.title')}>
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={chosen === choice}
            onClick={() => {
              setOwn(choice === 'own');
              if (choice !== 'own') show(presetDays(choice, today));
            }}
          >
            {t(`boardReports.period.${choice}`)}
          </button>
        ))}
      </fieldset>
      {chosen === 'own' ? (
        <>
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
        </>
      ) : (
        <Button variant="default" size="sm" leftSection={<CalendarIcon />} onClick={() => setOwn(true)}>
          {spanWords(period.from, period.to)}
        </Button>
      )}
    </>
  );
};
