import type { TFunction } from 'i18next';
import { weekdays } from '#contract/params/weekdays.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { listWords } from '../../../lib/list-words.ts';
import type { ParamName, Params, SomeParams } from '../params-names.ts';
import { stretchOfTime, wholeMoment } from './moments.ts';

const hoursLines = (t: TFunction, hours: Params['weeklyHours']) =>
  weekdays.map((weekday) => {
    const day = t(`parameters.weekdays.${weekday}`);
    const intervals = hours[weekday].map(({ from, to }) => `${from}–${to}`);
    return intervals.length === 0
      ? t('parameters.lines.closedDay', { day })
      : t('parameters.lines.hours', { day, hours: listWords(intervals) });
  });

const cargoLines = (t: TFunction, types: Params['cargoTypes']) =>
  types.map(({ code, names, priority, active }, index) =>
    listWords([
      `${index + 1}. ${t('parameters.lines.cargo', { name: names[currentLanguage()], code })}`,
      priority && t('parameters.lines.priority'),
      !active && t('parameters.lines.inactive'),
    ]),
  );

const siteLines = ({ names, address, lat, lon, phone }: Params['site']) =>
  [names?.[currentLanguage()], address, lat !== undefined && `${lat}, ${lon}`, phone].filter(
    (line) => typeof line === 'string',
  );

const scalarLine = (t: TFunction, value: number | boolean | Params['codeChannel']) => {
  if (typeof value === 'boolean') return t(value ? 'parameters.yes' : 'parameters.no');
  return typeof value === 'number' ? String(value) : t(`parameters.channels.${value}`);
};

/** One line per value or list item. */
const linesOf = (t: TFunction, name: ParamName, params: SomeParams): string[] => {
  const { weeklyHours, closures, capacityOverrides, cargoTypes } = params;
  if (name === 'weeklyHours') return weeklyHours ? hoursLines(t, weeklyHours) : [];
  if (name === 'cargoTypes') return cargoTypes ? cargoLines(t, cargoTypes) : [];
  if (name === 'closures')
    return (closures ?? []).map(({ from, to, reasons }) =>
      t('parameters.lines.closure', {
        when: stretchOfTime(from, to),
        reason: reasons[currentLanguage()] ?? reasons.RU,
      }),
    );
  if (name === 'capacityOverrides')
    return (capacityOverrides ?? []).map(({ start, capacity }) =>
      t('parameters.lines.override', { start: wholeMoment(start), capacity }),
    );
  if (name === 'site') return params.site ? siteLines(params.site) : [];
  if (name === 'gates') return [...(params.gates ?? [])];
  const value = params[name];
  return value === undefined ? [] : [scalarLine(t, value)];
};

/** A diff: removed and added lines. */
export const describeChange = (t: TFunction, name: ParamName, before: SomeParams, after: SomeParams) => {
  const [was, became] = [linesOf(t, name, before), linesOf(t, name, after)];
  return {
    gone: was.filter((line) => !became.includes(line)),
    come: became.filter((line) => !was.includes(line)),
  };
};
