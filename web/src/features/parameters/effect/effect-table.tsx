import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DayEffect } from '#contract/params/booking-params-changes.ts';
import { dayInWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { wallClockOf } from '../../../domain/checkpoint/wall-clock.ts';
import figures from '../../../ui/table/figures.module.css';
import text from '../../../ui/text/text.module.css';

const dayWords = (day: string) => dayInWords(day, { weekday: 'short', day: 'numeric', month: 'short' });

const Places = ({ day: { placesNow, placesAfter } }: { readonly day: DayEffect }) => {
  const { t } = useTranslation();
  const [now, after] = [placesNow, placesAfter].map((places) => places ?? t('parameters.effect.closed'));
  if (placesNow === placesAfter) return <span>{now}</span>;
  const tone = (placesAfter ?? 0) < (placesNow ?? 0) ? 'orange' : 'green';
  return (
    <>
      <span aria-hidden="true" className={`${text.toned} ${text.figures}`} data-tone={tone}>
        <s className={text.dimmed}>{now}</s> → {after}
      </span>
      <VisuallyHidden>{t('parameters.effect.change', { now, after })}</VisuallyHidden>
    </>
  );
};

const Day = ({ day }: { readonly day: DayEffect }) => {
  const { t } = useTranslation();
  const { overbooked, slotMinutesNow, slotMinutesAfter } = day;
  return (
    <>
      <tr>
        <th scope="row">
          <span className={text.figures}>{dayWords(day.date)}</span>
          {slotMinutesNow !== slotMinutesAfter && (
            <p className={text.hint}>{t('parameters.effect.slotLength', { minutes: slotMinutesAfter })}</p>
          )}
        </th>
        <td>
          <Places day={day} />
        </td>
        <td>{day.booked}</td>
      </tr>
      {overbooked.length > 0 && (
        <tr>
          <th scope="row" colSpan={3} className={text.toned} data-tone="red">
            {overbooked.map(({ start, booked, capacity }) => (
              <p key={start}>
                {t('parameters.effect.overSlot', { time: wallClockOf(start).time, booked, capacity })}
              </p>
            ))}
          </th>
        </tr>
      )}
    </>
  );
};

export const EffectTable = ({ days }: { readonly days: readonly DayEffect[] }) => {
  const { t } = useTranslation();
  const changed = days.filter(({ placesNow, placesAfter }) => placesNow !== placesAfter).length;
  const over = days.reduce((sum, { overbooked }) => sum + overbooked.length, 0);
  return (
    <>
      <div role="status">
        <p>{changed > 0 ? t('parameters.effect.days', { count: changed }) : t('parameters.effect.same')}</p>
        {over > 0 && (
          <p className={text.toned} data-tone="red">
            {t('parameters.effect.over', { count: over })}
          </p>
        )}
      </div>
      <table className={figures.figures}>
        <thead>
          <tr>
            <th scope="col">{t('parameters.effect.day')}</th>
            <th scope="col">{t('parameters.effect.places')}</th>
            <th scope="col">{t('parameters.effect.booked')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <Day key={day.date} day={day} />
          ))}
        </tbody>
      </table>
    </>
  );
};
