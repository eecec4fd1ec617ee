import { Button, NativeSelect } from '@mantine/core';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { longDay } from '../../../domain/checkpoint/checkpoint-words.ts';
import { fetchBody } from '../../../lib/api.ts';
import { useTimeZone } from '../../../lib/time/time-zone.ts';
import { RemoveButton } from '../../../ui/button/remove-button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { useFormFlowContext } from '../../../ui/form/form-flow-context.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import type { ChosenWindows } from './use-windows.ts';
import { freedWords, othersWords, waitingListKey } from './waiting-entries.ts';
import { type DayWindow, fitted, mostWindows, toWire, type WireWindow } from './windows.ts';

type RowProps = {
  readonly window: DayWindow;
  readonly nth: number;
  readonly chosen: ChosenWindows;
};

/** The hours stand below the day if both do not fit one line. */
const hoursWidth = { flex: '1 1 240px', alignItems: 'center', gap: 8 };

const WindowRow = ({ window, nth, chosen }: RowProps) => {
  const { t } = useTranslation();
  const { tellEdit } = useFormFlowContext();
  const { days, windows, edgesFor } = chosen;
  const { day, from, to } = window;
  const edges = edgesFor(day);
  const change = (changed: DayWindow) => {
    tellEdit();
    chosen.change(nth, fitted(changed, edgesFor(changed.day)));
  };
  return (
    <li className={layout.row}>
      <NativeSelect
        style={{ flex: '1 1 200px' }}
        aria-label={t('waitingList.form.day', { nth: nth + 1 })}
        value={day}
        data={days.map(({ date }) => ({ value: date, label: longDay(date) }))}
        onChange={(event) => change({ ...window, day: event.currentTarget.value })}
      />
      <div className={layout.beside} style={hoursWidth}>
        <NativeSelect
          style={{ flex: 1 }}
          aria-label={t('waitingList.form.from', { nth: nth + 1 })}
          value={from}
          data={edges.slice(0, -1)}
          onChange={(event) => change({ ...window, from: event.currentTarget.value })}
        />
        <span aria-hidden="true">–</span>
        <NativeSelect
          style={{ flex: 1 }}
          aria-label={t('waitingList.form.to', { nth: nth + 1 })}
          value={to}
          data={edges.filter((time) => time > from)}
          onChange={(event) => change({ ...window, to: event.currentTarget.value })}
        />
        {windows.length > 1 && (
          <RemoveButton
            label={t('waitingList.form.remove', { nth: nth + 1 })}
            onClick={() => {
              tellEdit();
              chosen.remove(nth);
            }}
          />
        )}
      </div>
    </li>
  );
};

const outlookQuery = (windows: readonly WireWindow[]) =>
  queryOptions({
    queryKey: [...waitingListKey, 'outlook', windows],
    queryFn: ({ signal }) =>
      fetchBody('POST /waiting-list/outlook', { body: { windows: [...windows] }, signal }),
    enabled: windows.length > 0,
    placeholderData: keepPreviousData,
  });

const Outlook = ({ windows }: { readonly windows: readonly WireWindow[] }) => {
  const { t } = useTranslation();
  const { data } = useQuery(outlookQuery(windows));
  return (
    <div role="status">
      {data && (
        <Callout tone="blue">
          {othersWords(t, data.waiting)} {freedWords(t, data.freedIn7Days)}
        </Callout>
      )}
    </div>
  );
};

export const WindowsField = ({ chosen }: { readonly chosen: ChosenWindows }) => {
  const { t } = useTranslation();
  const { tellEdit } = useFormFlowContext();
  const timeZone = useTimeZone();
  const { windows, add } = chosen;
  return (
    <fieldset className={layout.stack}>
      <legend className={text.strong}>{t('waitingList.form.windows')}</legend>
      <p className={text.hint}>{t('waitingList.form.most', { count: mostWindows })}</p>
      <ul className={layout.stack}>
        {windows.map((window, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: windows have no id but their place.
          <WindowRow key={nth} window={window} nth={nth} chosen={chosen} />
        ))}
      </ul>
      {windows.length < mostWindows && add && (
        <Button
          variant="light"
          onClick={() => {
            tellEdit();
            add();
          }}
        >
          + {t('waitingList.form.add')}
        </Button>
      )}
      {windows.length === 0 && <p className={text.hint}>{t('waitingList.form.nothingEarlier')}</p>}
      <Outlook windows={windows.map((one) => toWire(one, timeZone))} />
    </fieldset>
  );
};
