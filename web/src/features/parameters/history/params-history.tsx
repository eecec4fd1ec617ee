import { VisuallyHidden } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { BookingParamsVersion } from '#contract/params/booking-params-changes.ts';
import { weekdays } from '#contract/params/weekdays.ts';
import { shortName } from '../../../domain/account/full-name.ts';
import { momentWords, wallDay, wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { listWords } from '../../../lib/words/list-words.ts';
import { SectionCard } from '../../../ui/card/section-card.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PagedList } from '../../../ui/paged-list/paged-list.tsx';
import { EmptyState } from '../../../ui/states/state-block.tsx';
import text from '../../../ui/text/text.module.css';
import { fetchParamsHistory, paramsHistoryKey } from '../params-calls.ts';
import { drawNumbers, drawTimes, type ParamName, type Params, type SomeParams } from '../params-names.ts';

/** A moment within which no line ends. */
const wholeMoment = (instant: string) => momentWords(instant).replaceAll(/\s/g, '\u00a0');

/** The date is given once if both ends share it. */
const stretchOfTime = (from: string, to: string) =>
  wallDay(from) === wallDay(to)
    ? `${wholeMoment(from)}–\u2060${wallTime(to)}`
    : `${wholeMoment(from)} – ${wholeMoment(to)}`;

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

const closureLines = (t: TFunction, closures: Params['closures']) =>
  closures.map(({ from, to, reasons }) =>
    t('parameters.lines.closure', {
      when: stretchOfTime(from, to),
      reason: reasons[currentLanguage()] ?? reasons.RU,
    }),
  );

const overrideLines = (t: TFunction, overrides: Params['capacityOverrides']) =>
  overrides.map(({ start, capacity }) =>
    t('parameters.lines.override', { start: wholeMoment(start), capacity }),
  );

const siteLines = (_: TFunction, { names, address, lat, lon, phone }: Params['site']) =>
  [names?.[currentLanguage()], address, lat !== undefined && `${lat}, ${lon}`, phone].filter(
    (line) => typeof line === 'string',
  );

const gateLines = (_: TFunction, gates: Params['gates']) =>
  gates.map((gate) =>
    typeof gate === 'string'
      ? gate
      : listWords([gate.name, gate.directions?.[currentLanguage()] ?? gate.directions?.RU]),
  );

const reconfirmLines = (t: TFunction, { enabled, askHours, reclaimHours }: Params['reconfirm']) => {
  const times = t('parameters.reconfirm.on', { asked: askHours.join(', '), reclaim: reclaimHours });
  return [enabled ? times : listWords([t('parameters.reconfirm.off'), times])];
};

const waitingListLines = (t: TFunction, list: Params['waitingList']) => [
  t(list.enabled ? 'parameters.yes' : 'parameters.no'),
  ...(['maxPerUser', 'missedOffers'] as const).map((name) =>
    t('parameters.lines.named', { name: t(`parameters.waitingList.${name}`), value: list[name] }),
  ),
];

type Scalar = number | boolean | Params['codeChannel'];

const scalarLine = (t: TFunction, value: Scalar) => {
  if (typeof value === 'boolean') return t(value ? 'parameters.yes' : 'parameters.no');
  return typeof value === 'number' ? String(value) : t(`parameters.channels.${value}`);
};

const drawLines = (t: TFunction, draw: Params['draw']) =>
  (['enabled', ...drawTimes, ...drawNumbers] as const).map((name) => {
    const value = draw[name];
    const words = typeof value === 'string' ? value : scalarLine(t, value);
    return t('parameters.lines.named', { name: t(`parameters.draw.${name}.label`), value: words });
  });

type LinesOf<Value> = (t: TFunction, value: Value) => string[];
type CompoundName = { [K in ParamName]: Params[K] extends Scalar ? never : K }[ParamName];

const compoundLines: { readonly [K in CompoundName]: LinesOf<Params[K]> } = {
  weeklyHours: hoursLines,
  cargoTypes: cargoLines,
  closures: closureLines,
  capacityOverrides: overrideLines,
  site: siteLines,
  gates: gateLines,
  waitingList: waitingListLines,
  reconfirm: reconfirmLines,
  draw: drawLines,
};

const isCompound = (name: ParamName): name is CompoundName => name in compoundLines;

const linesOf = (t: TFunction, name: ParamName, params: SomeParams): string[] => {
  const value = params[name];
  if (value === undefined) return [];
  return isCompound(name)
    ? (compoundLines[name] as LinesOf<unknown>)(t, value)
    : [scalarLine(t, value as Scalar)];
};

const describeChange = (t: TFunction, name: ParamName, before: SomeParams, after: SomeParams) => {
  const [was, became] = [linesOf(t, name, before), linesOf(t, name, after)];
  return {
    gone: was.filter((line) => !became.includes(line)),
    come: became.filter((line) => !was.includes(line)),
  };
};

type ChangeProps = { readonly name: ParamName; readonly version: BookingParamsVersion };

const Change = ({ name, version: { before, after } }: ChangeProps) => {
  const { t } = useTranslation();
  const { gone, come } = describeChange(t, name, before, after);
  return (
    <div className={text.breaks}>
      <dt className={text.strong}>{t(`parameters.fields.${name}.label`)}</dt>
      {gone.map((line) => (
        <dd key={line} className={text.dimmed}>
          <VisuallyHidden>{t('parameters.history.was')}: </VisuallyHidden>
          <s>{line}</s>
        </dd>
      ))}
      {come.map((line) => (
        <dd key={line} className={text.toned} data-tone="green">
          <VisuallyHidden>{t('parameters.history.became')}: </VisuallyHidden>
          {line}
        </dd>
      ))}
    </div>
  );
};

const Version = ({ version }: { readonly version: BookingParamsVersion }) => {
  const { t } = useTranslation();
  const { changedBy, changedDate, after } = version;
  const name = changedBy ? shortName(changedBy) : t('parameters.history.system');
  const names = Object.keys(after) as ParamName[];
  return (
    <article className={`${layout.stack} ${layout.ruled}`}>
      <h3>{t('parameters.history.version', { version: version.version })}</h3>
      <p className={text.dimmed}>{t('parameters.history.by', { name, date: wholeMoment(changedDate) })}</p>
      {names.length === 0 && <p className={text.dimmed}>{t('parameters.history.nothing')}</p>}
      <dl className={layout.stack}>
        {names.map((one) => (
          <Change key={one} name={one} version={version} />
        ))}
      </dl>
    </article>
  );
};

export const ParamsHistory = () => {
  const { t } = useTranslation();
  return (
    <SectionCard title={t('parameters.history.title')}>
      <PagedList
        queryKey={paramsHistoryKey}
        fetchPage={fetchParamsHistory}
        size={10}
        idOf={({ version }) => String(version)}
        label={t('parameters.history.title')}
        renderRow={(version) => <Version version={version} />}
        empty={<EmptyState title={t('parameters.history.empty')} />}
      />
    </SectionCard>
  );
};
